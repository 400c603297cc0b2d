import type { WorkKind } from '@marketplace/contract/platform/work/work-kinds'
import { standingMessages } from '../../customers/messages/published.ts'
import { standingApplications } from '../../loans/applications/published.ts'
import { standingCircuits } from '../../market/connectors/published.ts'
import { standingDisputes } from '../../money/disputes/published.ts'
import { standingMonths } from '../../money/reconciliation/published.ts'
import { standingStatements } from '../../money/statements/published.ts'
import { standingFiles } from '../../money/uploads/published.ts'
import { standingComplaints } from '../../office/complaints/published.ts'
import { standingHelp } from '../../office/help-requests/published.ts'
import { standingRequests } from '../../partners/accounts/published.ts'
import { standingThreads } from '../../partners/threads/published.ts'
import { standingAlarms } from '../../platform/alarms/published.ts'
import type { Database } from '../../platform/db/database.ts'
import type { StandingWork } from '../../platform/work/published.ts'

/** Who says what waits of these kinds. Asked in a transaction of the office. */
export interface WorkSource {
  kinds: readonly WorkKind[]
  standing: (tx: Database, now: Date) => Promise<StandingWork[]>
  /** Of these keys alone, where the source can be asked so; else all are asked again. */
  again?: (tx: Database, now: Date, keys: readonly string[]) => Promise<StandingWork[]>
  /** A clock that goes on from the first time. */
  goesOn?: true
}

type ByNumber = (tx: Database, now: Date, ids: readonly number[]) => Promise<StandingWork[]>
const byNumber =
  (standing: ByNumber): NonNullable<WorkSource['again']> =>
  (tx, now, keys) =>
    standing(tx, now, keys.map(Number))

/** Every kind has one source, and is asked of it alone. */
export const workSources: readonly WorkSource[] = [
  { kinds: ['help_request'], standing: standingHelp, again: standingHelp },
  { kinds: ['complaint'], standing: standingComplaints, again: standingComplaints, goesOn: true },
  {
    kinds: ['docs_pending', 'send_failed', 'stuck'],
    standing: standingApplications,
    again: byNumber(standingApplications),
  },
  { kinds: ['message_failed'], standing: standingMessages, again: byNumber(standingMessages) },
  { kinds: ['partner_request'], standing: standingRequests, again: byNumber(standingRequests) },
  { kinds: ['partner_query'], standing: standingThreads, again: byNumber(standingThreads) },
  { kinds: ['dispute'], standing: standingDisputes, again: byNumber(standingDisputes) },
  { kinds: ['variance'], standing: standingMonths },
  { kinds: ['statement_to_approve'], standing: standingStatements, again: byNumber(standingStatements) },
  { kinds: ['file_failed', 'file_to_settle'], standing: standingFiles, again: standingFiles },
  { kinds: ['lender_refusing'], standing: standingCircuits },
  { kinds: ['alarm'], standing: standingAlarms },
]
