import { expect, it } from 'vitest'
import { regulatedFigures } from '../../../seeds/reference/regulated-figures.ts'
import { contactFiguresOf } from './contact-figures.ts'

const seeded = new Map(regulatedFigures.map(({ name, value }) => [name, value]))

it('reads the shipped figures', () => {
  expect(contactFiguresOf(seeded)).toEqual({
    calls_a_day: 1,
    calls_a_week: 3,
    calls_a_month: 6,
    lender_calls_a_week: 2,
    promotions_a_week: 2,
    call_hours: { from: 9 * 60 + 30, until: 19 * 60 },
    promotion_hours: { from: 10 * 60, until: 21 * 60 },
    short_call_seconds: 5,
    promotion_on_sundays: false,
    holidays: [126, 815, 1_002],
  })
})

it('lets promotion go on Sundays where a row says so', () => {
  const figures = new Map([...seeded, ['contact_promotion_on_sundays', 1]])
  expect(contactFiguresOf(figures).promotion_on_sundays).toBe(true)
})

it('says which figure is missing', () => {
  expect(() => contactFiguresOf(new Map())).toThrow('no contact_calls_a_day is in force')
})
