import { WORK_COUNTED_TO, type WorkItem, type WorkTab } from '@marketplace/contract/care/work'
import { workKinds, type WorkKind } from '@marketplace/contract/platform/work/work-kinds'

export const tabWords: Readonly<Record<WorkTab, string>> = {
  mine: 'Mine',
  open: 'All open',
  free: 'No owner',
  late: 'Late or near',
  snoozed: 'Snoozed',
  done: 'Done today',
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A span in the largest unit that fits: "20 min", "3 h", "12 d". */
export const spanText = (ms: number): string => {
  if (ms < HOUR) return `${Math.max(1, Math.round(ms / MINUTE))} min`
  return ms < 2 * DAY ? `${Math.round(ms / HOUR)} h` : `${Math.round(ms / DAY)} d`
}

/** What is left of the time of an item: "20 min left", "3 h over". */
export const leftText = (due: string, now: number): string => {
  const left = Date.parse(due) - now
  return left > 0 ? `${spanText(left)} left` : `${spanText(-left)} over`
}

/** The same with the whole of it: "20 min left of 4 h". */
export const leftOfText = ({ since, due_at }: Pick<WorkItem, 'since' | 'due_at'>, now: number): string => {
  const whole = spanText(Date.parse(due_at) - Date.parse(since))
  return `${leftText(due_at, now)} of ${whole}`
}

/** Ink to half of the time, amber from there, red from three quarters on or when it is past. */
export const toneOf = (share: number): 'idle' | 'warn' | 'bad' =>
  share >= 0.75 ? 'bad' : share >= 0.5 ? 'warn' : 'idle'

/** A count of which the server says no more than that there are more. */
export const countedText = (count: number): string =>
  count > WORK_COUNTED_TO ? `${WORK_COUNTED_TO.toLocaleString('en-IN')}+` : count.toLocaleString('en-IN')

const filePages = {
  status: 'application-status-file',
  mis: 'mis-upload',
  commission: 'commission-upload-file',
} as const

/** Where an item is dealt with, and what the way there is called; null for what this page itself deals with. */
export const placeOf = (
  item: Pick<WorkItem, 'kind' | 'key' | 'user_id' | 'app_id' | 'file_kind' | 'lender_id' | 'partner_id'>,
): { to: string; label: string } | null => {
  const { kind, key, user_id, app_id, file_kind } = item
  const record =
    user_id === null ? null : { to: `/admin/csr-portal/${user_id}/${app_id ?? '0'}`, label: 'Open record' }
  const file = { to: `/admin/${filePages[file_kind ?? 'mis']}/${key}`, label: 'Open the file' }
  const places: Partial<Record<WorkKind, { to: string; label: string }>> = {
    complaint:
      record === null
        ? { to: '/admin/complaints', label: 'Open complaints' }
        : { to: `${record.to}?tab=complaints`, label: 'Answer in the record' },
    partner_request: { to: `/admin/partners/${key}`, label: 'Open the request' },
    partner_query: { to: `/admin/merchant-management/threads/${key}`, label: 'Open the question' },
    dispute: { to: '/admin/statements?view=disputes', label: 'Open disputes' },
    variance: { to: `/admin/reconciliation/${key}`, label: 'Open the month' },
    statement_to_approve: { to: `/admin/statements/${key}`, label: 'Open the statement' },
    file_failed: file,
    file_to_settle: file,
    lender_refusing: { to: `/admin/lenders/${key}/applications`, label: 'Open the lender' },
    alarm: { to: '/admin/security', label: 'Open alarms' },
  }
  return places[kind] ?? record
}

/** Whether staff say here that it is done. */
export const endsHere = (kind: WorkKind): boolean => workKinds[kind].byHand

const retryWords: Partial<Readonly<Record<WorkKind, string>>> = {
  send_failed: 'Send again',
  message_failed: 'Send again',
  lender_refusing: 'Try now',
}
/** What trying once more is called; null where there is nothing to try. */
export const retryText = (kind: WorkKind): string | null => retryWords[kind] ?? null

const didWords: Readonly<Record<string, string>> = {
  taken: 'Taken',
  given: 'Given',
  given_back: 'Given back to all',
  handed_over: 'Handed over',
  lease_ended: 'Free again: nobody was at it for 30 minutes',
  signed_out: 'Free again: signed out',
  snoozed: 'Snoozed',
  note: 'Note',
  done: 'Done',
  retried: 'Tried once more',
  replied: 'Answered by e-mail',
  shown: 'Number shown',
}
/** What was done with an item, in words. */
export const didText = (did: string): string => didWords[did] ?? did.replaceAll('_', ' ')

export const kindWords = (kind: WorkKind): string => workKinds[kind].words
