import { isLoanProduct, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import type { Services } from '../../market/services.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { type Activity, countActiveProfiles } from '../../customers/profiles/published.ts'
import { applyRuleChanges } from './apply-rule-changes.ts'
import { failRun, findEligibilityRun, finishRun, noteProgress, startRun } from './eligibility-runs.queries.ts'
import { rerunProfiles } from './rerun-profiles.ts'

const DAY_MS = 86_400_000
const ACTIVE_DAYS = 30
/** Chunks between two notes of the progress. */
const NOTE_EVERY = 20

/** The loans that the changes are about. */
const loansOf = (services: Services, lenderIds: readonly number[]): LoanProduct[] => {
  const types = lenderIds.flatMap((id) => services.lenders().find(id)?.product_type ?? [])
  return [...new Set(types)].filter(isLoanProduct)
}

/** Runs unsaved changes over the customers of the 30 days before it was asked for who completed a changed lender's details. One that was cut short begins anew. */
export const rerunEligibility: Job<'rerun_eligibility', Services> = async (
  services,
  { run_id },
  { last, stop },
) => {
  const { db, now, lenders, log } = services
  const asked = await findEligibilityRun(db, run_id)
  if (asked === null) return
  const until = asked.created_at
  const products = loansOf(
    services,
    asked.changes.map(({ lender_id }) => lender_id),
  )
  const span: Activity = { products, since: new Date(until.getTime() - ACTIVE_DAYS * DAY_MS), until }
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
    const outcome = await rerunProfiles(services, { changed: applied.lenders, products }, span, onChunk, stop)
    await finishRun(db, run_id, { ...outcome, now: now() })
  } catch (error) {
    if (last) {
      log.error({ run_id }, 'a run of unsaved changes is given up')
      await failRun(db, run_id, now())
    }
    throw error
  }
}
