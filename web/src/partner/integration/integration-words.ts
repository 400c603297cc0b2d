import type { ApiScope } from '@marketplace/contract/platform/call'
import type { PartnerEventType } from '@marketplace/contract/partners/partner-events'
import {
  type AttemptOutcome,
  type DeliveryState,
  type HookEndpoint,
  TEST_EVENT,
} from '@marketplace/contract/partners/partner-hooks'
import type { PartnerApiKey } from '@marketplace/contract/partners/partner-api-keys'
import type { Tone } from '../../office/show/status-dot.tsx'

/** What each event tells of. */
export const eventWords: Readonly<Record<PartnerEventType, string>> = {
  'lead.created': 'A customer became your lead',
  'lead.duplicate': 'A customer whom you brought is somebody else’s lead',
  'lead.expired': 'A lead’s lock has ended, or a claim that nobody proved',
  'application.status_changed': 'A lender moved an application on',
  'application.disbursed': 'A lender paid a loan out',
  'commission.accrued': 'A share was booked for you',
  'commission.adjusted': 'A share was changed',
  'commission.reversed': 'A share was taken back',
  'payout.paid': 'We paid you',
  'statement.issued': 'A statement is there to be looked at',
  'creative.expiring': 'A creative that you use ends soon',
  'account.viewed_by_staff': 'Our staff looked at your account',
  'thread.answered': 'We answered a question of yours',
  'lead.watched': 'What you asked in a trace to be told of',
  'dispute.lender_asked': 'We asked a lender about a dispute of yours',
  'dispute.answered': 'We answered or decided a dispute about a lead',
  'hook.switched_off': 'An endpoint of yours was switched off',
}

export const eventText = (type: string): string =>
  type === TEST_EVENT ? 'A test' : (Object.entries(eventWords).find(([name]) => name === type)?.[1] ?? type)

export const scopeWords: Readonly<Record<ApiScope, string>> = {
  'read:leads': 'Read your leads',
  'write:leads': 'Claim leads',
  'read:money': 'Read your money',
}

interface Look {
  tone: Tone
  label: string
}

export const deliveryLooks: Readonly<Record<DeliveryState, Look>> = {
  waiting: { tone: 'info', label: 'On its way' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'bad', label: 'Failed' },
  missed: { tone: 'idle', label: 'Missed: endpoint off' },
}

const outcomeWords: Readonly<Record<Exclude<AttemptOutcome, 'delivered' | 'refused' | 'later'>, string>> = {
  gone: 'Answered 410 Gone: the endpoint was switched off',
  redirected: 'Answered with a redirect, which is not followed',
  timed_out: 'No whole answer in 15 seconds',
  unreachable: 'No connection',
  bad_certificate: 'The certificate does not hold for this name',
  unknown_name: 'The name has no address',
  address_refused: 'The name leads to an address that is not on the public internet',
}

/** What came of an attempt. */
export const outcomeText = (outcome: AttemptOutcome, status: number | null): string => {
  if (outcome === 'delivered') return `Taken, ${status ?? ''}`
  if (outcome === 'refused') return `Answered ${status ?? 'nothing'}`
  if (outcome === 'later') return `Answered ${status ?? ''}: asked for a wait`
  return outcomeWords[outcome]
}

/** How an endpoint is; the words say what to do where something is. */
export const endpointLook = ({ is_on, off_because, failures }: HookEndpoint): Look => {
  if (is_on === 1)
    return failures === 0
      ? { tone: 'good', label: 'On' }
      : { tone: 'warn', label: failures === 1 ? 'On, failed once' : `On, failed ${failures} times in a row` }
  if (off_because === 'gone') return { tone: 'bad', label: 'Off: it answered 410 Gone' }
  return off_because === 'failing'
    ? { tone: 'bad', label: 'Off: it failed for five days' }
    : { tone: 'idle', label: 'Off' }
}

/** How a key is at a moment. */
export const keyLook = ({ revoked_at, ends_at }: PartnerApiKey, now: number): Look => {
  if (revoked_at !== null) return { tone: 'bad', label: 'Revoked' }
  if (ends_at === null) return { tone: 'good', label: 'In force' }
  return Date.parse(ends_at) <= now
    ? { tone: 'idle', label: 'Ended' }
    : { tone: 'warn', label: 'Replaced, ends' }
}

const overlapWords: Readonly<Record<number, string>> = {
  0: 'At once',
  1: 'In 1 hour',
  24: 'In 1 day',
  72: 'In 3 days',
  168: 'In 7 days',
}
export const overlapText = (hours: number): string => overlapWords[hours] ?? `In ${hours} hours`
