import { countText } from './count-text.ts'
import { useShownRows } from '../table/shown-rows.ts'

/** "57 of 68 lenders": how much of a list is shown. */
export const ListCount = ({ table, of }: { table: string; of: string }) => {
  const shown = useShownRows(table)
  if (shown === undefined) return null
  const { rows, total } = shown
  return (
    <>
      {rows.length === total ? '' : `${rows.length.toLocaleString('en-IN')} of `}
      {countText(total, of)}
    </>
  )
}
