import { randomUUID } from 'node:crypto'
import {
  checkEligibility,
  compareEligibility,
  explainEligibility,
  getEligibilityRun,
  startEligibilityRun,
  type EligibilityRun,
  type JudgedLender,
  type RuleChange,
} from '@marketplace/contract/loans/customer-eligibility'
import type { Flag } from '@marketplace/contract/platform/formats'
import type { Lender } from '@marketplace/contract/market/lenders'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import { spendBudget } from '../../platform/http/rate-limits.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../market/services.ts'
import { applyRuleChanges } from './apply-rule-changes.ts'
import { addEligibilityRun, findEligibilityRun, type EligibilityRunRow } from './eligibility-runs.queries.ts'
import { judgeInTurns } from './judge-in-turns.ts'
import { judgeLenders, sumUpLenders } from './judge-lenders.ts'
import { readTried } from './tried-applicant.ts'

const RUNS_AN_HOUR = 30
const HOUR_SECONDS = 3_600

const toAnswer = (run: EligibilityRunRow): EligibilityRun => ({
  run_id: run.run_id,
  state: run.state,
  profiles_done: run.profiles_done,
  profiles_total: run.profiles_total,
  changes: run.changes,
  result: run.result,
  created_at: run.created_at.toISOString(),
  finished_at: run.finished_at?.toISOString() ?? null,
})

/** @throws Problem not_found for a lender that is not there, invalid_request for a value that its field does not take. */
const changedLenders = ({ lenders }: Services, changes: readonly RuleChange[]): readonly Lender[] => {
  const applied = applyRuleChanges(lenders().lenders, changes)
  if (applied.problems === null) return applied.lenders
  if (applied.unknown) throw new Problem('not_found')
  throw new Problem('invalid_request', applied.problems)
}

const flagOf = (yes: boolean): Flag => (yes ? 1 : 0)

const outcomesOf = ({ checks }: JudgedLender): string =>
  checks.map(({ code, outcome }) => `${code} ${outcome}`).join()

/** @throws Problem not_found. */
const getOwnRun = async ({ db }: Services, runId: string, staffId: number): Promise<EligibilityRun> => {
  const run = await findEligibilityRun(db, runId)
  if (run === null || run.staff_id !== staffId) throw new Problem('not_found')
  return toAnswer(run)
}

const byName = new Intl.Collator('en-IN')

export const customerEligibilityRoutes = (serve: Serve, services: Services): void => {
  serve(checkEligibility, async ({ body }) => {
    const { applicant, market, today } = await readTried(services, body)
    const lenders = services
      .lenders()
      .lenders.filter(({ product_type }) => product_type === market.product_type)
      .sort((a, b) => byName.compare(a.legal_name, b.legal_name))
    return { success: true, data: await judgeInTurns(sumUpLenders, lenders, market, applicant, today) }
  })

  serve(explainEligibility, async ({ body }) => {
    const { applicant, market, today } = await readTried(services, body)
    const named = services
      .lenders()
      .lenders.filter(
        ({ lender_id, product_type }) => lender_id === body.lender_id && product_type === market.product_type,
      )
    const [judged] = judgeLenders(named, market, applicant, today)
    if (judged === undefined) throw new Problem('not_found')
    return { success: true, data: judged }
  })

  serve(compareEligibility, async ({ body }) => {
    const { applicant, market, today } = await readTried(services, body)
    const changed = changedLenders(services, body.changes)
    const directory = services.lenders()
    const present = changed.map(({ lender_id }) => {
      const lender = directory.find(lender_id)
      if (lender === null) throw new Problem('not_found')
      return lender
    })
    const before = await judgeInTurns(judgeLenders, present, market, applicant, today)
    const after = await judgeInTurns(judgeLenders, changed, market, applicant, today)
    return {
      success: true,
      data: before.flatMap((one, at) => {
        const other = after[at]
        if (other === undefined) return []
        return [{ differs: flagOf(outcomesOf(one) !== outcomesOf(other)), before: one, after: other }]
      }),
    }
  })

  serve(startEligibilityRun, async ({ body, actor, ip }) => {
    const { changes } = body
    changedLenders(services, changes)
    const { staff_id, auditActor } = actor
    const now = services.now()
    const key = `eligibility_run:${staff_id}`
    await spendBudget(services, { key, most: RUNS_AN_HOUR, seconds: HOUR_SECONDS })
    const run_id = randomUUID()
    await services.db.transaction(async (tx) => {
      await addEligibilityRun(tx, { run_id, staff_id, changes, now })
      await services.addJob(tx, 'rerun_eligibility', { run_id }, { max_attempts: 3 })
      const act = {
        auditActor,
        action: 'eligibility.rerun',
        object_kind: 'eligibility_run',
        object_id: run_id,
        after: { changes },
        ip,
      } as const
      await recordEvent(tx, act, now)
    })
    return { success: true, data: await getOwnRun(services, run_id, staff_id) }
  })

  serve(getEligibilityRun, async ({ params, actor }) => ({
    success: true,
    data: await getOwnRun(services, params.run_id, actor.staff_id),
  }))
}
