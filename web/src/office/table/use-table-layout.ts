import { useCallback, useMemo } from 'react'
import { remember, useRemembered } from '../../browser-storage/remembered.ts'
import { layoutFromText, layoutToText, type TableLayout } from './table-layout.ts'

const nameOf = (table: string): string => `table ${table}`

/** The columns of a table as this person left them, and how they are changed. @param table the list's name, one for each list. */
export const useTableLayout = (
  table: string,
): [layout: TableLayout, change: (changes: Partial<TableLayout>) => void] => {
  const text = useRemembered(nameOf(table))
  const layout = useMemo(() => layoutFromText(text), [text])
  const change = useCallback(
    (changes: Partial<TableLayout>) => remember(nameOf(table), layoutToText({ ...layout, ...changes })),
    [table, layout],
  )
  return [layout, change]
}

/** The columns as the table itself has them. */
export const forgetLayout = (table: string): void => remember(nameOf(table), null)
