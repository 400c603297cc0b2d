import { expect, test } from 'vitest'
import { orderOfferChanges, type SpecialOffer } from './order-offer-changes.ts'

const offer = (
  so_date_start: string | null,
  so_date_end: string | null,
  so_text: string | null = 'x',
): SpecialOffer => ({
  so_text,
  so_date_start,
  so_date_end,
})
const days = [null, '2026-11-01', '2026-11-10', '2026-11-20', '2026-12-01'] as const
const offers = days.flatMap((start) => days.map((end) => offer(start, end)))
const isInOrder = ({ so_date_start: start, so_date_end: end }: SpecialOffer): boolean =>
  start === null || end === null || end >= start

test('whatever changes, every step is allowed and the last one is what was asked for', () => {
  const allowed = offers.filter(isInOrder)
  expect(allowed).toHaveLength(19)
  for (const from of allowed) {
    for (const to of allowed) {
      const stands = { ...from }
      for (const [field, value] of orderOfferChanges(from, to)) {
        stands[field] = value
        expect(isInOrder(stands)).toBe(true)
      }
      expect(stands).toEqual(to)
    }
  }
})

test('what did not change is not saved', () => {
  expect(orderOfferChanges(offer('2026-11-01', null), offer('2026-11-01', null))).toEqual([])
  expect(orderOfferChanges(offer(null, null, null), offer(null, '2026-11-01', 'Now'))).toEqual([
    ['so_text', 'Now'],
    ['so_date_end', '2026-11-01'],
  ])
})
