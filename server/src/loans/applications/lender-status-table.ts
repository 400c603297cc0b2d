import type { LenderStatus } from '@marketplace/contract/loans/applications'

/** What becomes of a step: taken; not news (the same, or one that is behind us already); or a contradiction. */
export type Verdict = 'accepted' | 'ignored' | 'refused'

/** The way to the money. A step forward may skip any others; a step back is late news. */
const forward = [
  'QUEUED',
  'SEND_FAILED',
  'SENT',
  'LOGGED_IN',
  'DOCS_PENDING',
  'UNDER_PROCESS',
  'APPROVED',
  'SANCTIONED',
  'PART_DISBURSED',
  'DISBURSED',
] as const satisfies readonly LenderStatus[]

type ForwardStatus = (typeof forward)[number]

const beforeMoney = ['REJECTED', 'WITHDRAWN', 'EXPIRED'] as const
const unknownToLender = ['DUPLICATE', ...beforeMoney] as const

/** What may follow besides a step forward (domain.md 3.1, decisions.md 23). */
const asides: Record<LenderStatus, readonly LenderStatus[]> = {
  QUEUED: unknownToLender,
  SEND_FAILED: ['QUEUED', ...unknownToLender],
  SENT: unknownToLender,
  LOGGED_IN: beforeMoney,
  DOCS_PENDING: beforeMoney,
  UNDER_PROCESS: ['DOCS_PENDING', ...beforeMoney],
  APPROVED: beforeMoney,
  SANCTIONED: beforeMoney,
  // Each further part is a step of its own; the amount is what has been paid so far.
  PART_DISBURSED: ['PART_DISBURSED', 'COOLED_OFF'],
  DISBURSED: ['COOLED_OFF', 'CLAWED_BACK'],
  DUPLICATE: [],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
  COOLED_OFF: [],
  CLAWED_BACK: [],
}

/** Nothing more is expected of the lender. */
export const endedStatuses = [
  'DUPLICATE',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'DISBURSED',
  'COOLED_OFF',
  'CLAWED_BACK',
] as const satisfies readonly LenderStatus[]

const ended: ReadonlySet<LenderStatus> = new Set<LenderStatus>(endedStatuses)

const paid: ReadonlySet<LenderStatus> = new Set<LenderStatus>(['PART_DISBURSED', 'DISBURSED'])

const isForward = (status: LenderStatus): status is ForwardStatus => forward.some((step) => step === status)

/** Whether an application at `status` has come to its end, for good or ill. */
export const hasEnded = (status: LenderStatus): boolean => ended.has(status)

/** Whether the customer can still call it off. */
export const canWithdraw = (status: LenderStatus): boolean => asides[status].includes('WITHDRAWN')

/** Steps that money moves with: they need an amount and a day (disbursal-facts.ts). */
export const isMoneyEvent = (status: LenderStatus): boolean => paid.has(status)

/** The verdict on a step of the lender-level pipeline. After an end only late news of the way there is ignored. */
export const nextStatus = (from: LenderStatus, to: LenderStatus): Verdict => {
  if (asides[from].includes(to)) return 'accepted'
  if (from === to) return 'ignored'
  if (!isForward(to)) return 'refused'
  if (!isForward(from)) {
    const paidBefore = from === 'COOLED_OFF' || from === 'CLAWED_BACK'
    return paid.has(to) && !paidBefore ? 'refused' : 'ignored'
  }
  return forward.indexOf(to) > forward.indexOf(from) ? 'accepted' : 'ignored'
}

/** What a lender may tell us by itself; the other steps are ours or the staff's. */
export const lenderMayTell: ReadonlySet<LenderStatus> = new Set<LenderStatus>([
  'DUPLICATE',
  'LOGGED_IN',
  'DOCS_PENDING',
  'UNDER_PROCESS',
  'APPROVED',
  'SANCTIONED',
  'PART_DISBURSED',
  'DISBURSED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
  'COOLED_OFF',
])
