import type { LenderApplication, LenderStatus } from '@marketplace/contract/loans/applications'
import type { StepState } from '../../ui/timeline.tsx'

/** The way of an application, as a customer sees it. */
export const stations = ['sent', 'opened', 'checked', 'decided', 'paid'] as const
export type Station = (typeof stations)[number]

/** Whose move it is. */
export type Actor = 'you' | 'lender' | 'us' | 'nobody'

/** What a customer is told; a recovered commission is none of their business: to them the money is paid. */
export type ShownStatus = Exclude<LenderStatus, 'CLAWED_BACK'>

export const shownStatus = (status: LenderStatus): ShownStatus =>
  status === 'CLAWED_BACK' ? 'DISBURSED' : status

interface Place {
  actor: Actor
  /** How many stations lie behind; none where the status says how it ended, not where. */
  behind?: number
  /** Nothing more comes from the lender. */
  isEnd?: true
}

const places: Record<ShownStatus, Place> = {
  QUEUED: { actor: 'us', behind: 0 },
  SEND_FAILED: { actor: 'you', behind: 0, isEnd: true },
  SENT: { actor: 'lender', behind: 1 },
  LOGGED_IN: { actor: 'lender', behind: 2 },
  DOCS_PENDING: { actor: 'you', behind: 2 },
  UNDER_PROCESS: { actor: 'lender', behind: 2 },
  APPROVED: { actor: 'lender', behind: 3 },
  SANCTIONED: { actor: 'you', behind: 4 },
  PART_DISBURSED: { actor: 'lender', behind: 4 },
  DISBURSED: { actor: 'nobody', behind: 5, isEnd: true },
  DUPLICATE: { actor: 'nobody', isEnd: true },
  REJECTED: { actor: 'nobody', isEnd: true },
  WITHDRAWN: { actor: 'nobody', isEnd: true },
  EXPIRED: { actor: 'nobody', isEnd: true },
  COOLED_OFF: { actor: 'nobody', isEnd: true },
}

type Progress = Pick<LenderApplication, 'status' | 'integration' | 'timeline'> &
  Partial<Pick<LenderApplication, 'lender_page'>>

/** A lender with a page of its own opens the file once its questions there are answered. */
export const isAsking = ({ status, lender_page = null }: Omit<Progress, 'timeline'>): boolean =>
  status === 'SENT' && lender_page !== null

/** A customer who was sent on to a lender's own site, or page, has to finish there. */
export const actorOf = (at: Omit<Progress, 'timeline'>): Actor =>
  isAsking(at) || (at.status === 'SENT' && at.integration === 'redirect')
    ? 'you'
    : places[shownStatus(at.status)].actor

/** Whether news may come by itself: a lender whose own site the customer is on tells us in its own time. */
export const isMoving = ({ status, integration }: Omit<Progress, 'timeline'>): boolean =>
  places[shownStatus(status)].isEnd === undefined && !(status === 'SENT' && integration === 'redirect')

/** What the customer may still call off (the server's table decides in the end). */
export const canWithdraw = (status: LenderStatus): boolean =>
  status === 'SEND_FAILED' || (places[shownStatus(status)].isEnd === undefined && status !== 'PART_DISBURSED')

/** The steps that count: neither those that were taken back, nor the words that say so. */
export const standingSteps = (timeline: Progress['timeline']): Progress['timeline'] =>
  timeline.filter((event) => event.taken_back === undefined && event.corrects_event_id === undefined)

const furthest = (timeline: Progress['timeline']): number =>
  Math.max(0, ...standingSteps(timeline).map(({ status }) => places[shownStatus(status)].behind ?? 0))

/** A dot for each station; an application that came to nothing stops where it got to. */
export const stationStates = ({ status, timeline }: Progress): { key: Station; state: StepState }[] => {
  const { behind, isEnd } = places[shownStatus(status)]
  const reached = behind ?? Math.min(furthest(timeline), stations.length - 1)
  const hasStopped = isEnd === true && reached < stations.length
  const shown = hasStopped ? stations.slice(0, reached + 1) : stations
  const at = hasStopped ? 'stopped' : 'now'
  return shown.map((key, index) => ({
    key,
    state: index < reached ? 'done' : index === reached ? at : 'ahead',
  }))
}

/** The lender's words that belong to where things stand now. */
export const currentNote = ({ status, timeline }: Progress): string | null =>
  standingSteps(timeline).findLast((event) => event.status === status)?.note ?? null

const turns: readonly Actor[] = ['you', 'us', 'lender', 'nobody']

/** What waits for the customer first, what has ended last; else in the order of applying. */
export const yourTurnFirst = <Lender extends Omit<Progress, 'timeline'>>(
  lenders: readonly Lender[],
): Lender[] => lenders.toSorted((a, b) => turns.indexOf(actorOf(a)) - turns.indexOf(actorOf(b)))
