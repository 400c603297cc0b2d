import { describe, expect, it } from 'vitest'
import { holdUntil, isGivenUp, nextTry, readRetryAfter } from './retry-schedule.ts'

const now = new Date('2026-11-20T06:00:00Z')
const secondsTo = (at: Date | null): number | null =>
  at === null ? null : (at.getTime() - now.getTime()) / 1000

describe('the next try', () => {
  it.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [5, 18_000],
    [6, 36_000],
    [7, 50_400],
    [8, 72_000],
    [9, 86_400],
    [10, null],
    [11, null],
  ])('after %i comes in %s seconds', (tries, seconds) => {
    expect(secondsTo(nextTry(tries, now, 0.5))).toBe(seconds)
  })

  it('is a fifth earlier or later', () => {
    expect([secondsTo(nextTry(2, now, 0)), secondsTo(nextTry(2, now, 1))]).toEqual([240, 360])
  })
})

describe('Retry-After', () => {
  it.each([
    [null, null],
    ['', null],
    ['0', null],
    ['-5', null],
    ['soon', null],
    ['90', 90],
    ['999999999', 86_400],
    ['Fri, 20 Nov 2026 06:02:00 GMT', 120],
    ['Fri, 20 Nov 2026 05:59:00 GMT', null],
    ['Fri, 20 Nov 2099 05:59:00 GMT', 86_400],
  ])('%s is %s seconds', (header, seconds) => {
    expect(secondsTo(readRetryAfter(header, now))).toBe(seconds)
  })
})

describe('an endpoint that fails', () => {
  it.each([
    [0, null],
    [2, null],
    [3, 10],
    [4, 20],
    [9, 640],
    [10, 900],
    [5_000, 900],
  ])('%i times in a row is held for %s seconds', (failures, seconds) => {
    expect(secondsTo(holdUntil(failures, now))).toBe(seconds)
  })

  it.each([
    [9, 6, false],
    [10, 4, false],
    [10, 5, true],
    [10, null, false],
  ])('%i times for %s days is given up: %s', (failures, days, expected) => {
    const failing_since = days === null ? null : new Date(now.getTime() - days * 86_400_000)
    expect(isGivenUp({ failures, failing_since }, now)).toBe(expected)
  })
})
