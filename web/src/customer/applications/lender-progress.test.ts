import { lenderStatuses, type LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, test } from 'vitest'
import {
  actorOf,
  canWithdraw,
  currentNote,
  isMoving,
  shownStatus,
  standingSteps,
  stationStates,
  yourTurnFirst,
} from './lender-progress.ts'

const timeline = (...statuses: LenderStatus[]) =>
  statuses.map((status, index) => ({
    event_id: index + 1,
    status,
    at: '2026-11-20T06:00:00.000Z',
    note: `note ${index + 1}`,
  }))

const signs = { done: '●', now: '◉', ahead: '○', stopped: '✕' } as const
const dots = (status: LenderStatus, ...before: LenderStatus[]): string =>
  stationStates({ status, integration: 'api', timeline: timeline(...before, status) })
    .map(({ state }) => signs[state])
    .join('')

test.each([
  ['QUEUED', [], '◉○○○○'],
  ['SEND_FAILED', ['QUEUED'], '✕'],
  ['SENT', ['QUEUED'], '●◉○○○'],
  ['LOGGED_IN', ['SENT'], '●●◉○○'],
  ['DOCS_PENDING', ['LOGGED_IN'], '●●◉○○'],
  ['UNDER_PROCESS', ['LOGGED_IN'], '●●◉○○'],
  ['APPROVED', ['UNDER_PROCESS'], '●●●◉○'],
  ['SANCTIONED', ['APPROVED'], '●●●●◉'],
  ['PART_DISBURSED', ['SANCTIONED'], '●●●●◉'],
  ['DISBURSED', ['SANCTIONED'], '●●●●●'],
  ['CLAWED_BACK', ['DISBURSED'], '●●●●●'],
  ['REJECTED', ['SENT', 'UNDER_PROCESS'], '●●✕'],
  ['REJECTED', ['QUEUED'], '✕'],
  ['DUPLICATE', ['SENT'], '●✕'],
  ['WITHDRAWN', ['APPROVED'], '●●●✕'],
  ['EXPIRED', ['SANCTIONED'], '●●●●✕'],
  ['COOLED_OFF', ['DISBURSED'], '●●●●✕'],
] as const)('%s after %j is %s', (status, before, shown) => {
  expect(dots(status, ...before)).toBe(shown)
})

test('what moves may be withdrawn until money is paid, and what failed may be too', () => {
  const withdrawable = lenderStatuses.filter(canWithdraw)
  expect(withdrawable).toEqual([
    'QUEUED',
    'SEND_FAILED',
    'SENT',
    'LOGGED_IN',
    'DOCS_PENDING',
    'UNDER_PROCESS',
    'APPROVED',
    'SANCTIONED',
  ])
})

test('on the lender’s own site it is the customer’s turn, and nothing moves by itself', () => {
  expect(actorOf({ status: 'SENT', integration: 'redirect' })).toBe('you')
  expect(actorOf({ status: 'SENT', integration: 'api' })).toBe('lender')
  expect(actorOf({ status: 'SENT', integration: 'api', lender_page: null })).toBe('lender')
  expect(actorOf({ status: 'SENT', integration: 'api', lender_page: 'kadamba-bank' })).toBe('you')
  expect(actorOf({ status: 'LOGGED_IN', integration: 'api', lender_page: 'kadamba-bank' })).toBe('lender')
  expect(isMoving({ status: 'SENT', integration: 'api', lender_page: 'kadamba-bank' })).toBe(true)
  expect(isMoving({ status: 'SENT', integration: 'redirect' })).toBe(false)
  expect(isMoving({ status: 'SENT', integration: 'api' })).toBe(true)
  expect(isMoving({ status: 'UNDER_PROCESS', integration: 'redirect' })).toBe(true)
})

test('a customer never reads of a clawback', () => {
  expect(shownStatus('CLAWED_BACK')).toBe('DISBURSED')
})

test('the note is the newest of the present status', () => {
  const events = timeline('DOCS_PENDING', 'UNDER_PROCESS', 'DOCS_PENDING')
  expect(currentNote({ status: 'DOCS_PENDING', integration: 'api', timeline: events })).toBe('note 3')
  expect(currentNote({ status: 'APPROVED', integration: 'api', timeline: events })).toBeNull()
})

test('what waits for the customer stands first', () => {
  const lenders = (
    ['DISBURSED', 'UNDER_PROCESS', 'QUEUED', 'DOCS_PENDING', 'SENT', 'SANCTIONED'] as const
  ).map((status) => ({ status, integration: 'api' as const }))
  expect(yourTurnFirst(lenders).map(({ status }) => status)).toEqual([
    'DOCS_PENDING',
    'SANCTIONED',
    'QUEUED',
    'UNDER_PROCESS',
    'SENT',
    'DISBURSED',
  ])
})

test('a step that was taken back counts no more', () => {
  const events = [
    ...timeline('SENT', 'UNDER_PROCESS'),
    ...timeline('DISBURSED').map((event) => ({ ...event, event_id: 3, taken_back: 1 as const })),
    {
      event_id: 4,
      status: 'UNDER_PROCESS' as const,
      at: '2026-11-20T06:00:00.000Z',
      note: null,
      corrects_event_id: 3,
    },
  ]
  expect(standingSteps(events).map(({ event_id }) => event_id)).toEqual([1, 2])
  const application = {
    status: 'UNDER_PROCESS' as const,
    integration: 'api' as const,
    timeline: events,
  }
  expect(currentNote(application)).toBe('note 2')
  const rejected = {
    ...application,
    status: 'REJECTED' as const,
    timeline: [...events, ...timeline('REJECTED')],
  }
  expect(
    stationStates(rejected)
      .map(({ state }) => signs[state])
      .join(''),
  ).toBe('●●✕')
})
