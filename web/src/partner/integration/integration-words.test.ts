import { partnerEventTypes } from '@marketplace/contract/partners/partner-events'
import { attemptOutcomes, overlapHours } from '@marketplace/contract/partners/partner-hooks'
import { expect, it } from 'vitest'
import { endpointLook, eventText, keyLook, outcomeText, overlapText } from './integration-words.ts'

it.each([...partnerEventTypes, 'hook.test'])('%s has words', (type) => {
  expect(eventText(type)).not.toBe(type)
})
it('an event of a newer server is called by its name', () => {
  expect(eventText('loan.renamed')).toBe('loan.renamed')
})

it.each(attemptOutcomes)('%s has words', (outcome) => {
  expect(outcomeText(outcome, null)).toMatch(/^[A-Z]/)
})
it.each([
  ['delivered', 204, 'Taken, 204'],
  ['refused', 500, 'Answered 500'],
  ['later', 429, 'Answered 429: asked for a wait'],
  ['timed_out', null, 'No whole answer in 15 seconds'],
] as const)('%s %s is "%s"', (outcome, status, words) => {
  expect(outcomeText(outcome, status)).toBe(words)
})

const endpoint = {
  endpoint_id: 'e',
  label: 'CRM',
  url: 'https://crm.example.in/',
  types: [],
  is_on: 1 as const,
  off_because: null,
  old_secret_until: null,
  failures: 0,
  failing_since: null,
  held_until: null,
  last_delivered_at: null,
  last_failed_at: null,
  version: 1,
  created_at: '2026-11-20T06:00:00Z',
}
it.each([
  [{}, 'On'],
  [{ failures: 1 }, 'On, failed once'],
  [{ failures: 7 }, 'On, failed 7 times in a row'],
  [{ is_on: 0 as const, off_because: 'partner' as const }, 'Off'],
  [{ is_on: 0 as const, off_because: 'gone' as const }, 'Off: it answered 410 Gone'],
  [{ is_on: 0 as const, off_because: 'failing' as const }, 'Off: it failed for five days'],
])('an endpoint with %j is "%s"', (facts, label) => {
  expect(endpointLook({ ...endpoint, ...facts }).label).toBe(label)
})

const key = {
  key_id: 1,
  label: 'CRM',
  hint: 'pk_live_abcd…',
  scopes: [],
  created_at: '2026-11-20T06:00:00Z',
  last_used_at: null,
  ends_at: null,
  revoked_at: null,
}
it.each([
  [{}, 'In force'],
  [{ ends_at: '2026-11-21T06:00:00Z' }, 'Replaced, ends'],
  [{ ends_at: '2026-11-19T06:00:00Z' }, 'Ended'],
  [{ revoked_at: '2026-11-19T06:00:00Z', ends_at: '2026-11-21T06:00:00Z' }, 'Revoked'],
])('a key with %j is "%s"', (facts, label) => {
  expect(keyLook({ ...key, ...facts }, Date.parse('2026-11-20T06:00:00Z')).label).toBe(label)
})

it.each(overlapHours)('%i hours have words', (hours) => {
  expect(overlapText(hours)).toMatch(/^(?:At once|In \d)/)
})
