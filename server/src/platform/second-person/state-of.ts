import type { ApprovalState } from '@marketplace/contract/office/approvals'
import type { RequestRow } from './requests.queries.ts'

/** Where a request stands: it lapses with its time, also before the job has written that down. */
export const stateOf = (
  { decision, lapses_at }: Pick<RequestRow, 'decision' | 'lapses_at'>,
  at: Date,
): ApprovalState => decision ?? (lapses_at > at ? 'waiting' : 'lapsed')
