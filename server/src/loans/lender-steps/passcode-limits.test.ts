import { expect, it } from 'vitest'
import { resendOf, sendProblem, seriesOf, tryProblem, type PasscodeSeries } from './passcode-limits.ts'

const start = new Date('2026-11-20T06:00:00Z')
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000)
const series = (changes: Partial<PasscodeSeries> = {}): PasscodeSeries => ({
  series_at: start,
  sent_at: start,
  sends: 1,
  tries: 0,
  ...changes,
})
const nothing: PasscodeSeries = { series_at: null, sent_at: null, sends: 0, tries: 0 }

it.each<[string, PasscodeSeries, number, string | null]>([
  ['the first', nothing, 0, null],
  ['at once again', series(), 0, 'resend_too_soon'],
  ['just before the wait is over', series(), 29, 'resend_too_soon'],
  ['after the wait', series(), 30, null],
  ['the third', series({ sends: 2 }), 30, null],
  ['a fourth', series({ sends: 3 }), 600, 'passcode_spent'],
  ['after all tries', series({ tries: 5 }), 600, 'passcode_spent'],
  ['a fourth in the last second of the series', series({ sends: 3 }), 1799, 'passcode_spent'],
  ['in a new series', series({ sends: 3, tries: 5 }), 1800, null],
])('sending %s', (_name, of, seconds, problem) => {
  expect(sendProblem(of, at(seconds))?.code ?? null).toBe(problem)
})

it.each<[string, PasscodeSeries, number, string | null]>([
  ['before one was sent', nothing, 0, 'passcode_expired'],
  ['the first', series(), 5, null],
  ['the fifth', series({ tries: 4 }), 5, null],
  ['a sixth', series({ tries: 5 }), 5, 'passcode_spent'],
  ['in the last second of the code', series(), 599, null],
  ['too late', series(), 600, 'passcode_expired'],
  ['a later code of the series', series({ sent_at: at(900), sends: 2 }), 1200, null],
  ['after the series', series({ sent_at: at(1700), tries: 5 }), 1800, 'passcode_expired'],
])('trying %s', (_name, of, seconds, problem) => {
  expect(tryProblem(of, at(seconds))).toBe(problem)
})

it('begins a new series with nothing sent or tried, and says when the next may be sent', () => {
  expect(seriesOf(series({ sends: 3, tries: 5 }), at(1800))).toEqual({
    series_at: at(1800),
    sent_at: null,
    sends: 0,
    tries: 0,
  })
  expect(sendProblem(series(), at(1))?.retryAfter).toBe(29)
  expect(resendOf(series(), at(1))).toEqual({ at: at(30), allowed: true })
  expect(resendOf(series({ sends: 3 }), at(1))).toEqual({ at: at(1800), allowed: false })
  expect(resendOf(nothing, at(1))).toEqual({ at: at(1), allowed: true })
})
