import type { Job } from '../jobs/run-worker.ts'
import { countActiveProfiles, type Activity } from '../profiles/active-profiles.queries.ts'
import { applyRuleChanges } from './apply-rule-changes.ts'
import { failRun, findEligibilityRun, finishRun, noteProgress, startRun } from './eligibility-runs.queries.ts'
import { rerunProfiles } from './rerun-profiles.ts'

const DAY_MS = 86_400_000
const ACTIVE_DAYS = 30
/** Chunks between two notes of the progress. */
const NOTE_EVERY = 20

/** Runs unsaved changes over the customers of the 30 days before it was asked for. One that was cut short begins anew. */
export const rerunEligibility: Job<'rerun_eligibility'> = async (services, { run_id }, { last, stop }) => {
  const { db, now, lenders, log } = services
  const asked = await findEligibilityRun(db, run_id)
  if (asked === null) return
  const until = asked.created_at
  const span: Activity = { since: new Date(until.getTime() - ACTIVE_DAYS * DAY_MS), until }
  const run = await startRun(db, run_id, await countActiveProfiles(db, span))
  if (run === null) return
  try {
    const applied = applyRuleChanges(lenders().lenders, run.changes)
    if (applied.problems !== null) {
      // The lenders have changed since: what was asked can no longer be tried.
      await failRun(db, run_id, now())
      return
    }
    let chunks = 0
    const onChunk = async (done: number): Promise<void> => {
      chunks += 1
      if (chunks % NOTE_EVERY === 0) await noteProgress(db, run_id, done)
    }
    const outcome = await rerunProfiles(services, applied.lenders, span, onChunk, stop)
    await finishRun(db, run_id, { ...outcome, now: now() })
  } catch (error) {
    if (last) {
      log.error({ run_id }, 'a run of unsaved changes is given up')
      await failRun(db, run_id, now())
    }
    throw error
  }
}
