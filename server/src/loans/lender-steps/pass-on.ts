import type { DeclaredStep } from '../../market/connectors/page-declaration.ts'
import { callLender, CircuitOpen } from '../../market/connectors/call-lender.ts'
import { LenderFailure, type LenderConnector } from '../../market/connectors/lender-connector.ts'
import { lockLenderApplication } from '../applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../applications/move-lender-application.ts'
import { notifyCustomer } from '../applications/notify-customer.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import {
  listLenderSteps,
  lockLenderStep,
  writeLenderStep,
  type LenderStepRow,
} from './lender-steps.queries.ts'
import { askForNews } from './ask-news.ts'
import { openStep, type OwnPage } from './own-page.ts'
import { takesSteps } from './page-state.ts'

/**
 * The step that is the customer's turn, locked, with its row. Locks the application before the step, so that the lender's news
 * and the customer's answers follow one another.
 * @throws Problem conflict where it is another's turn or another step's; a step that is done is null.
 */
export const lockOpenStep = async <Pattern extends DeclaredStep['pattern']>(
  db: Database,
  { declared, row }: OwnPage,
  name: string,
  pattern: Pattern,
): Promise<{ step: Extract<DeclaredStep, { pattern: Pattern }>; begun: LenderStepRow } | null> => {
  const id = row.lender_application_id
  const now = await lockLenderApplication(db, id)
  const step = declared.steps.find((one) => one.name === name)
  if (now === null || step === undefined || step.pattern !== pattern) throw new Problem('conflict')
  const rows = await listLenderSteps(db, id)
  if (rows.some((one) => one.step === name && one.done_at !== null)) return null
  if (!takesSteps(now.status) || openStep(declared, rows)?.name !== name) throw new Problem('conflict')
  const begun = await lockLenderStep(db, id, name)
  return { step: step as Extract<DeclaredStep, { pattern: Pattern }>, begun }
}

/** Notes that the lender has what a step asked for; after the last one the lender is asked for its news. */
export const finishStep = async (
  services: Services,
  db: Database,
  { declared, row }: OwnPage,
  begun: LenderStepRow,
): Promise<void> => {
  const id = row.lender_application_id
  await writeLenderStep(db, id, { ...begun, busy_since: null, done_at: services.now() })
  if (openStep(declared, await listLenderSteps(db, id)) === null) await askForNews(services, db, declared, id)
}

const noteRefusal = (services: Services, { row }: OwnPage, failure: LenderFailure): Promise<void> =>
  services.db.transaction(async (db) => {
    const locked = await lockLenderApplication(db, row.lender_application_id)
    if (locked === null) return
    const now = services.now()
    const to = failure.kind === 'duplicate' ? 'DUPLICATE' : 'REJECTED'
    const reason = to === 'REJECTED' ? { reject_reason: failure.reason ?? 'OTHER' } : {}
    const step = { to, source: 'system', at: now, ...reason } as const
    const verdict = await moveLenderApplication(db, locked, step, now)
    if (verdict === 'accepted') await notifyCustomer(services, db, locked, to)
  })

/**
 * Makes a call of a step to the lender through its circuit breaker. `giveBack` takes back what was counted before, where nothing
 * was decided; it is told whether the lender was called at all.
 * @returns null where the lender ended the application with its answer: that is noted.
 * @throws Problem lender_not_answering where nothing was decided.
 */
export const passOn = async <Result>(
  services: Services,
  own: OwnPage,
  call: (connector: LenderConnector) => Promise<Result>,
  giveBack: (wasCalled: boolean) => Promise<void> = () => Promise.resolve(),
): Promise<Result | null> => {
  try {
    return await callLender(services, own.row.lender_id, call)
  } catch (error) {
    if (error instanceof CircuitOpen) {
      await giveBack(false)
      throw new Problem('lender_not_answering')
    }
    if (!(error instanceof LenderFailure)) throw error
    if (!error.isFinal) {
      const { our_reference } = own.row
      services.log.warn({ our_reference, kind: error.kind }, 'a lender did not take a step')
      await giveBack(true)
      throw new Problem('lender_not_answering')
    }
    await noteRefusal(services, own, error)
    return null
  }
}
