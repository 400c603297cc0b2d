import type { LenderStatus, RejectReason } from '@marketplace/contract/loans/applications'
import type { FileReason } from '@marketplace/contract/money/lender-file-words'
import {
  hasEnded,
  isMoneyEvent,
  lenderMayTell,
  nextStatus,
} from '../../loans/applications/lender-status-table.ts'

/** What is known of an application when the plan is made. Sums in paise, days as YYYY-MM-DD in India. */
export interface TargetState {
  lender_application_id: number
  lender_id: number
  status: LenderStatus
  sanctioned: number | null
  disbursed: number | null
  disbursal_date: string | null
  reject_reason: RejectReason | null
  applied_day: string
  last_event_id: number | null
  /** The day of the lender's newest news. */
  told_day: string | null
  /** The keys of news that files brought already. */
  file_keys: readonly string[]
}

/** News of one row for its application: `status` null for a word that is left out, undefined for one that nobody knows. */
export interface RowNews {
  row_key: number
  status: LenderStatus | null | undefined
  status_date: string | null
  disbursal_date: string | null
  sanctioned: number | null
  disbursed: number | null
  reject_reason: RejectReason | null
  is_left_out: boolean
}

/** A step that will be taken, with the key that makes the same news a no-op. */
export interface PlannedStep {
  status: LenderStatus
  status_date: string
  /** What was disbursed so far, where money moves. */
  amount: number | null
  sanctioned: number | null
  disbursal_date: string | null
  reject_reason: RejectReason | null
  event_key: string
}

export interface RowVerdict {
  row_key: number
  outcome: 'new_event' | 'unchanged' | 'held' | 'duplicate' | 'error' | 'excluded'
  reason: FileReason | null
  step: PlannedStep | null
  /** What stood before this row, that is after the earlier rows of the file. */
  before: Pick<TargetState, 'status' | 'sanctioned' | 'disbursed' | 'disbursal_date' | 'reject_reason'>
}

export interface PlanRules {
  today: string
  isClosed: (lenderId: number, month: string) => boolean
}

/** Statuses that staff tell by a file and a lender's callback may not. */
const byFile: ReadonlySet<LenderStatus> = new Set<LenderStatus>(['SENT', 'CLAWED_BACK'])
/** Whether a word of a file may stand for this status. */
export const isLenderStatusOfFile = (status: LenderStatus): boolean =>
  lenderMayTell.has(status) || byFile.has(status)

const takesMoneyBack: ReadonlySet<LenderStatus> = new Set<LenderStatus>(['COOLED_OFF', 'CLAWED_BACK'])

type Judged = Omit<RowVerdict, 'row_key' | 'before'>
const judged = (outcome: RowVerdict['outcome'], reason: FileReason | null = null): Judged => ({
  outcome,
  reason,
  step: null,
})

/** The day on which the news happened: of money the day of the disbursal. A row without a day tells of today, unless money moved. */
const dayOf = ({ status_date, disbursal_date }: RowNews, isMoney: boolean, today: string): string | null => {
  const day = isMoney ? (disbursal_date ?? status_date) : (status_date ?? disbursal_date)
  return day ?? (isMoney ? null : today)
}

/** What of the row's facts keeps it from being taken, whatever the application stands at. */
const faultOf = (
  status: LenderStatus,
  day: string | null,
  news: RowNews,
  { applied_day }: TargetState,
  today: string,
): FileReason | null => {
  if (!isLenderStatusOfFile(status)) return 'status_not_from_lender'
  if (day === null) return 'date_missing'
  if (day > today) return 'date_ahead'
  if (day < applied_day) return 'date_before_application'
  if (isMoneyEvent(status) && (news.disbursed === null || news.disbursed === 0)) return 'amount_missing'
  return null
}

/** Whether an application that stands at this status already may learn of a first sanction: it is under way, or was paid on this very day. */
const takesSanction = (status: LenderStatus, day: string, state: TargetState): boolean =>
  state.sanctioned === null &&
  status !== 'SENT' &&
  (isMoneyEvent(status) ? state.disbursal_date === day : !hasEnded(status))

const judge = (news: RowNews, state: TargetState, rules: PlanRules, usedKeys: Set<string>): Judged => {
  if (news.is_left_out) return judged('excluded', 'left_out')
  const { status } = news
  if (status === undefined) return judged('error', 'status_unknown')
  if (status === null) return judged('excluded', 'status_ignored')
  const isMoney = isMoneyEvent(status)
  const day = dayOf(news, isMoney, rules.today)
  const fault = faultOf(status, day, news, state, rules.today)
  if (fault !== null || day === null) return judged('error', fault ?? 'date_missing')
  const amount = isMoney ? news.disbursed : null

  // The sum is what has been paid so far, so that two equal tranches are two sums.
  const newsKey = `file:${status}:${day}:${amount ?? 0}`
  const sanctionsAnew = news.sanctioned !== null && news.sanctioned !== state.sanctioned
  const sanctionKey = `${newsKey}:${news.sanctioned ?? 0}`
  const isTwice = usedKeys.has(sanctionKey) || (usedKeys.has(newsKey) && !sanctionsAnew)
  usedKeys.add(newsKey).add(sanctionKey)
  if (isTwice) return judged('duplicate')

  const isSame = state.status === status
  const tellsSameMoney =
    state.disbursed === amount && (status === 'PART_DISBURSED' || state.disbursal_date === day)
  const isSameNews = isSame && (!isMoney || tellsSameMoney)
  // With its first sanction it came beside an equal status; it is as well known once the application stands elsewhere.
  const isKnown = isSameNews || [newsKey, sanctionKey].some((key) => state.file_keys.includes(key))
  if (isKnown && !(isSame && sanctionsAnew)) return judged('unchanged')
  const bringsSanction = isSameNews && takesSanction(status, day, state)
  if (isSameNews && !bringsSanction) return judged('held', 'facts_differ')
  const isLess = isSame && status === 'PART_DISBURSED' && (amount ?? 0) < (state.disbursed ?? 0)
  // UNDER_PROCESS ⇄ DOCS_PENDING goes both ways: only a day of its own shows which is the later.
  const isQuestion = state.status === 'UNDER_PROCESS' && status === 'DOCS_PENDING'
  const isDateless = news.status_date === null && news.disbursal_date === null
  const isLate = isQuestion && (isDateless || (state.told_day !== null && day < state.told_day))
  if (isLess || isLate) return judged('held', 'goes_back')
  const verdict = bringsSanction ? 'accepted' : nextStatus(state.status, status)
  if (verdict === 'refused') return judged('held', 'after_end')
  if (verdict === 'ignored') return judged('held', isSame ? 'facts_differ' : 'goes_back')
  // News of money that is older than the newest was held before it, and is late now: the same file again changes nothing.
  const isOfMoney = isMoney || takesMoneyBack.has(status)
  if (isOfMoney && state.disbursal_date !== null && day < state.disbursal_date)
    return judged('held', 'goes_back')
  if (status === 'SENT') return judged('error', 'status_not_from_lender')
  const sanctioned = news.sanctioned ?? state.sanctioned
  if (amount !== null && sanctioned !== null && amount > sanctioned) return judged('held', 'above_sanctioned')
  // What is taken back of a disbursal there is booked in the first open month (decision 087): lenders claw back months later.
  if (isMoney && rules.isClosed(state.lender_id, day.slice(0, 7))) return judged('held', 'month_closed')
  const step: PlannedStep = {
    status,
    status_date: day,
    amount,
    sanctioned: news.sanctioned,
    disbursal_date: isMoney ? day : null,
    reject_reason: status === 'REJECTED' ? (news.reject_reason ?? 'OTHER') : null,
    event_key: bringsSanction ? sanctionKey : newsKey,
  }
  return { outcome: 'new_event', reason: null, step }
}

/**
 * Plans the rows of one application in the order of their days, then lines; each row is judged by what stands after those before it. Gives
 * every row exactly one outcome.
 */
export const planTarget = (state: TargetState, told: readonly RowNews[], rules: PlanRules): RowVerdict[] => {
  // A column of sanctions that holds 0 says nothing.
  const rows = told.map((row) => (row.sanctioned === 0 ? { ...row, sanctioned: null } : row))
  const dayFor = (row: RowNews): string =>
    dayOf(row, typeof row.status === 'string' && isMoneyEvent(row.status), rules.today) ?? rules.today
  const inOrder = rows.toSorted((one, other) => {
    const [first, second] = [dayFor(one), dayFor(other)]
    return first === second ? one.row_key - other.row_key : first < second ? -1 : 1
  })
  const usedKeys = new Set<string>()
  let now = state
  return inOrder.map((news) => {
    const { status, sanctioned, disbursed, disbursal_date, reject_reason } = now
    const before = { status, sanctioned, disbursed, disbursal_date, reject_reason }
    const verdict = judge(news, now, rules, usedKeys)
    if (verdict.step !== null) {
      now = {
        ...now,
        told_day: verdict.step.status_date,
        status: verdict.step.status,
        sanctioned: verdict.step.sanctioned ?? now.sanctioned,
        disbursed: verdict.step.amount ?? now.disbursed,
        disbursal_date: verdict.step.disbursal_date ?? now.disbursal_date,
        reject_reason: verdict.step.reject_reason ?? now.reject_reason,
      }
    }
    return { row_key: news.row_key, before, ...verdict }
  })
}
