/** The calendar month before that of a day YYYY-MM-DD, as YYYY-MM. */
export const monthBefore = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}
