import { expect, it } from 'vitest'
import { callBackTimes, emptyOutcome, isWhole, settleBody, type Outcome } from './outcome.ts'

const of = { task_id: 7, request_id: 'b3c1f0a2-0000-4000-8000-000000000000' }

it.each<[Partial<Outcome>, boolean]>([
  [{}, false],
  [{ disposition: 'no_answer' }, true],
  [{ disposition: 'connected' }, false],
  [{ disposition: 'connected', said: 'does_today' }, true],
  [{ disposition: 'call_back' }, false],
  [{ disposition: 'call_back', day: '2026-11-21' }, true],
  [{ disposition: 'other_language' }, false],
  [{ disposition: 'other_language', language: 'ta' }, true],
  [{ disposition: 'complaint', complaint: '  too few  ' }, false],
  [{ disposition: 'complaint', complaint: 'Nobody called' }, true],
])('%j is whole: %s', (part, whole) => {
  expect(isWhole({ ...emptyOutcome, ...part })).toBe(whole)
  expect(settleBody({ ...emptyOutcome, ...part }, of) !== null).toBe(whole)
})

it('sends what belongs to the choice alone, times of India', () => {
  const typed: Outcome = {
    ...emptyOutcome,
    said: 'does_later',
    day: '2026-11-21',
    time: '18:45',
    language: 'ta',
    complaint: 'Nobody called',
    note: ' Hurry ',
  }
  expect(settleBody({ ...typed, disposition: 'call_back' }, of)).toEqual({
    ...of,
    disposition: 'call_back',
    note: 'Hurry',
    call_back_at: '2026-11-21T13:15:00.000Z',
  })
  expect(settleBody({ ...typed, disposition: 'connected' }, of)).toEqual({
    ...of,
    disposition: 'connected',
    note: 'Hurry',
    said: 'does_later',
  })
  expect(settleBody({ ...typed, disposition: 'busy', note: ' ' }, of)).toEqual({ ...of, disposition: 'busy' })
})

it('offers the hours of calls', () => {
  expect([callBackTimes[0], callBackTimes.at(-1), callBackTimes.length]).toEqual(['09:30', '18:45', 38])
})
