import { useEffect } from 'react'
import { setShownRows } from './shown-rows.ts'

/** Says which rows a list shows at present (shown-rows.ts). */
export const useTellShownRows = (
  list: string,
  rows: readonly object[],
  keys: readonly string[],
  total: number,
): void => {
  useEffect(() => setShownRows(list, { rows, keys, total }), [list, rows, keys, total])
}
