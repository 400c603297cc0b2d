import { randomUUID } from 'node:crypto'
import { countDays } from '@marketplace/contract/platform/calendar/days'
import type { Query, Role } from '@marketplace/contract/platform/call'
import { measureNames, measureOf, type Measure } from '@marketplace/contract/reports/measures'
import { MOST_LIVE_RUNS, type findReportRun } from '@marketplace/contract/reports/report-runs'
import { reportOf, type ReportName } from '@marketplace/contract/reports/reports'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { measuresFor } from '../answers/read-report.ts'
import { refuseRange } from '../answers/refuse-range.ts'
import { canonicalQuestion, definitionVersion, hashQuestion, type RunQuestion } from './canonical-question.ts'
import { questionName } from './present-run.ts'
import {
  addRun,
  cancelLiveRun,
  countLiveRuns,
  findRunOf,
  lockRun,
  lockRuns,
  type ReportRunRow,
} from './report-runs.queries.ts'
import { enqueueRun, isForgotten } from './run-report.jobs.ts'

/** Who acts, and from where. */
export interface RunOwner {
  actor: Staff
  ip: string
}

/** The measures that a role may see: a run with another one is not for it. */
export const measuresSeenBy = (role: Role): Measure[] =>
  measureNames.filter((name) => measureOf(name).roles.includes(role))

/** @throws Problem invalid_request for a range, a dimension or a measure that the report does not have; not_permitted for one not seen. */
export const readQuestion = (
  report: ReportName,
  query: Query<typeof findReportRun>,
  role: Role,
): RunQuestion => {
  const { by: own, thenBy } = reportOf(report)
  const { by = own[0] ?? 'day', times = 'heard', measures: named, ...asked } = query
  refuseRange(asked)
  const measures = measuresFor(report, named, role)
  if (![...own, ...thenBy].includes(by))
    throw new Problem('invalid_request', [{ field: 'by', key: 'invalid_value' }])
  return canonicalQuestion({ ...asked, report, by, times, measures })
}

const record = (tx: Database, { actor, ip }: RunOwner, verb: string, run: ReportRunRow, at: Date) => {
  const { report, measures, filters, ...question } = run.question
  return recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      action: `report_run.${verb}`,
      object_kind: 'report_run',
      object_id: run.run_id,
      object_name: questionName(run.question),
      after: {
        ...question,
        report,
        measures: [...measures],
        ...Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, [...values]])),
      },
      ip,
    },
    at,
  )
}

/** Whether what is kept of a question may be shown for it: it waits or counts, or its days were over when it was counted. */
const isKept = ({ state, as_of, question: { to } }: ReportRunRow): boolean =>
  state === 'queued' || state === 'running' || (state === 'done' && as_of !== null && to < dayInIndia(as_of))

/** Starts a run, or answers the one that is there. @throws Problem report_runs_full. */
export const startRun = async (
  services: Pick<Services, 'db' | 'now' | 'addJob'>,
  owner: RunOwner,
  question: RunQuestion,
  isAgain: boolean,
): Promise<ReportRunRow> => {
  const { db, now } = services
  const at = now()
  return db.transaction(async (tx) => {
    await lockRuns(tx)
    const question_hash = hashQuestion(question)
    const found = await findRunOf(tx, question_hash)
    const isLive = found?.state === 'queued' || found?.state === 'running'
    if (found !== null && (isLive || (!isAgain && isKept(found)))) {
      if (isLive && isForgotten(found, at)) await enqueueRun({ ...services, db: tx }, found.run_id, at)
      return found
    }
    const { staff_id, full_name } = owner.actor
    if ((await countLiveRuns(tx, staff_id)) >= MOST_LIVE_RUNS) throw new Problem('report_runs_full')
    const run = await addRun(tx, {
      run_id: randomUUID(),
      staff_id,
      staff_name: full_name,
      question,
      question_hash,
      definition_version: definitionVersion(question.measures),
      days: countDays(question),
      created_at: at,
    })
    await enqueueRun({ ...services, db: tx }, run.run_id, at)
    await record(tx, owner, 'start', run, at)
    return run
  })
}

/** Ends a run of one's own, or as an administrator any. @throws Problem not_found, not_permitted, report_run_over. */
export const cancelRun = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  owner: RunOwner,
  runId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const run = await lockRun(tx, runId)
    if (run === null) throw new Problem('not_found')
    if (run.staff_id !== owner.actor.staff_id && owner.actor.role_id !== 1) throw new Problem('not_permitted')
    const at = now()
    if ((await cancelLiveRun(tx, runId, at)) === 0) throw new Problem('report_run_over')
    await record(tx, owner, 'cancel', run, at)
  })
