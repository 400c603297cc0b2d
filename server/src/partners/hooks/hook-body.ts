import type { PartnerEventRow } from '../events/published.ts'

/** What is sent of an event: the same text at each attempt. Keys in one order, whatever the database makes of them. */
export const hookBody = ({ type, at, data }: Pick<PartnerEventRow, 'type' | 'at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data: inOrder(data) })

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, of]) => [key, inOrder(of)]),
  )
}
