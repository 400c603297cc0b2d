import type { LenderApplication, LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, it } from 'vitest'
import { echoText } from '../../testing/echo-text.ts'
import { progressWords, turnOf, wordsOf } from './status-words.ts'

const application = (
  status: LenderStatus,
  change: Partial<LenderApplication> = {},
  ...before: LenderStatus[]
): LenderApplication =>
  ({
    status,
    integration: 'api',
    timeline: [...before, status].map((one, at) => ({ event_id: at, status: one, at: '', note: null })),
    ...change,
  }) as LenderApplication

it.each([
  ['SENT', 'api', 'SENT'],
  ['SENT', 'redirect', 'REDIRECTED'],
  ['QUEUED', 'redirect', 'QUEUED'],
  // A recovered commission is none of the customer's business.
  ['CLAWED_BACK', 'api', 'DISBURSED'],
] as const)('%s by %s is told as %s', (status, integration, words) => {
  expect(wordsOf({ status, integration })).toBe(words)
})

it.each([
  ['DOCS_PENDING', {}, 'warn', 'applications.actor.you'],
  ['SENT', { integration: 'redirect' }, 'warn', 'applications.actor.you'],
  ['UNDER_PROCESS', {}, 'info', 'applications.actor.lender'],
  ['QUEUED', {}, 'info', 'applications.actor.us'],
  ['DISBURSED', {}, 'good', 'applications.paid'],
  ['CLAWED_BACK', {}, 'good', 'applications.paid'],
  ['REJECTED', {}, 'bad', 'applications.refused'],
  ['WITHDRAWN', {}, 'info', 'applications.ended'],
] as const)('at %s %j: %s, %s', (status, change, tone, words) => {
  expect(turnOf(application(status, change), echoText)).toEqual({ tone, words })
})

it.each([
  [application('DISBURSED'), 'applications.progress_done {"steps":5}'],
  [application('SENT'), 'applications.progress {"step":2,"steps":5,"station":"applications.station.opened"}'],
  [
    application('REJECTED', {}, 'SENT', 'UNDER_PROCESS'),
    'applications.progress_ended {"step":3,"steps":5,"station":"applications.station.checked"}',
  ],
])('the dots of %# say %s', (of, words) => {
  expect(progressWords(of, echoText)).toBe(words)
})
