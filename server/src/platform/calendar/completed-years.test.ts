import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDay, parseDay } from './calendar-day.ts'
import { ageAtMaturity, birthdayOf, completedYears, longestTenure } from './completed-years.ts'

describe('completedYears', () => {
  it.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['1990-06-15', '2026-05-30', 35],
    ['1990-12-31', '2026-01-01', 35],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-02-29', '2024-02-28', 19],
    ['2004-02-29', '2024-02-29', 20],
    ['2000-01-01', '2000-01-01', 0],
  ])('born %s, on %s: %d', (birth, on, age) => {
    expect(completedYears(parseDay(birth), parseDay(on))).toBe(age)
  })
})

describe('birthdayOf', () => {
  it.each([
    ['2005-11-25', 21, '25/11/2026'],
    ['2004-02-29', 21, '01/03/2025'],
    ['2004-02-29', 20, '29/02/2024'],
    ['2005-12-31', 21, '31/12/2026'],
  ])('born %s, birthday %d', (birth, years, day) => {
    expect(formatDay(birthdayOf(parseDay(birth), years))).toBe(day)
  })
})

describe('ageAtMaturity', () => {
  it.each([
    ['1966-06-15', '2026-05-15', 0, 59],
    ['1966-06-15', '2026-05-15', 1, 60],
    ['1966-06-15', '2026-05-14', 1, 59],
    ['1966-06-15', '2026-05-14', 13, 60],
    ['1966-12-10', '2026-11-20', 1, 60],
    ['1966-12-10', '2026-11-20', 24, 61],
    // 31 January and a month is 28 February in a common year: the birthday of 29 February is still to come.
    ['1968-02-29', '2027-01-31', 1, 58],
    ['1968-02-29', '2027-01-31', 2, 59],
    ['1968-02-29', '2028-01-31', 1, 60],
    ['1966-04-30', '2026-03-31', 1, 60],
  ])('born %s, loan from %s over %d months: %d', (birth, from, months, age) => {
    expect(ageAtMaturity(parseDay(birth), parseDay(from), months)).toBe(age)
  })

  it('is the age on the day that the calendar gives', () => {
    const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 180 }), (birthDate, fromDate, months) => {
        const birth = parseDay(birthDate.toISOString())
        const from = parseDay(fromDate.toISOString())
        const lastOfMonth = new Date(Date.UTC(from.year, from.month - 1 + months + 1, 0))
        const end = new Date(
          Date.UTC(from.year, from.month - 1 + months, Math.min(from.day, lastOfMonth.getUTCDate())),
        )
        expect(ageAtMaturity(birth, from, months)).toBe(completedYears(birth, parseDay(end.toISOString())))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('longestTenure', () => {
  it('is the last number of months at which the age still holds', () => {
    const day = fc.date({ min: new Date('1940-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 90 }), (birthDate, fromDate, age) => {
        const birth = parseDay(birthDate.toISOString())
        const from = parseDay(fromDate.toISOString())
        const months = longestTenure(birth, from, age)
        fc.pre(months >= 0)
        expect(ageAtMaturity(birth, from, months)).toBeLessThanOrEqual(age)
        expect(ageAtMaturity(birth, from, months + 1)).toBeGreaterThan(age)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['1968-02-29', '2027-01-31', 58, 1],
    ['1968-02-29', '2028-01-31', 59, 0],
    ['1960-01-01', '2026-11-20', 60, -71],
  ])('born %s, from %s, to the end of %d: %d months', (birth, from, age, months) => {
    expect(longestTenure(parseDay(birth), parseDay(from), age)).toBe(months)
  })
})
