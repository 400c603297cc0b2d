import { lastBegin } from '@marketplace/contract/market/rule-on'

/** The first day of the month after `day`: slabs count by calendar month, so a rate is mostly agreed from one. */
export const nextMonthBegin = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

/** What is wrong with a day that something is to begin on; nothing with none, which is today. */
export const wrongBegin = (day: string | null, today: string): string | undefined => {
  if (day === null) return undefined
  if (day < today) return 'Choose today or a later day'
  return day > lastBegin(today) ? 'Choose a day within the next two years' : undefined
}
