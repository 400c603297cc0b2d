/** 2026-10 as people say it: October 2026. */
export const monthName = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(year, number - 1, 1),
  )
}
