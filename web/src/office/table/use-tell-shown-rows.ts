import { useEffect } from 'react'
import { setShownRows, type ShownRows } from './shown-rows.ts'

/** Says which rows a list shows at present (shown-rows.ts). */
export const useTellShownRows = (list: string, { rows, keys, total, pathOf, isPart }: ShownRows): void => {
  useEffect(
    () => setShownRows(list, { rows, keys, total, pathOf, isPart }),
    [list, rows, keys, total, pathOf, isPart],
  )
}
