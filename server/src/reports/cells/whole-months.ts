import { addDays, firstOfMonth, type Days } from '@marketplace/contract/platform/calendar/days'

/** Cuts a range into its whole months (first days of the first and the last) and the days before and after them. */
export const wholeMonths = ({ from, to }: Days): { months: Days | null; edges: Days[] } => {
  const first = from.endsWith('-01') ? from : firstOfMonth(from, 1)
  const afterLast = firstOfMonth(addDays(to, 1))
  if (first >= afterLast) return { months: null, edges: [{ from, to }] }
  const edges = [
    { from, to: addDays(first, -1) },
    { from: afterLast, to },
  ].filter((edge) => edge.from <= edge.to)
  return { months: { from: first, to: firstOfMonth(afterLast, -1) }, edges }
}
