const indexOf = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const monthAt = (index: number): string =>
  `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`

const DEFAULT_MONTHS = 6
const MOST_MONTHS = 36

/** The months of a report, YYYY-MM, the newest first: to this month and five before it unless said; 36 of the newest at most. */
export const monthsBetween = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  thisMonth: string,
): string[] => {
  const last = indexOf(to ?? thisMonth)
  const first = Math.max(
    from === undefined ? last - DEFAULT_MONTHS + 1 : indexOf(from),
    last - MOST_MONTHS + 1,
  )
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => monthAt(last - place))
}
