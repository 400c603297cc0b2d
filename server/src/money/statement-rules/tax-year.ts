/** The tax year of a day YYYY-MM-DD, by the year in which it begins on 1 April. */
export const taxYearOf = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)

/** As people write it: 2026-27. */
export const taxYearInWords = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`
