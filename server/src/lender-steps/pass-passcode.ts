import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'
import { lockLenderStep, writeLenderStep } from './lender-steps.queries.ts'
import { findOwnPage, type PageAsk } from './own-page.ts'
import { finishStep, lockOpenStep, passOn } from './pass-on.ts'
import { sendProblem, seriesOf, tryProblem } from './passcode-limits.ts'

type StepAsk = PageAsk & { step: string }

/**
 * Has the lender send its passcode. It is counted before the lender is asked: what was asked for may have been sent.
 * @throws Problem not_found, conflict, resend_too_soon, passcode_spent, lender_not_answering.
 */
export const askPasscode = async (services: Services, ask: StepAsk): Promise<void> => {
  const own = await findOwnPage(services, ask)
  const { our_reference, lender_application_id } = own.row
  const key = await services.db.transaction(async (db) => {
    const open = await lockOpenStep(db, own, ask.step, 'passcode')
    if (open === null) return null
    const now = services.now()
    const problem = sendProblem(open.begun, now)
    if (problem !== null) throw new Problem(problem)
    const series = seriesOf(open.begun, now)
    const begun = { ...open.begun, ...series, sends: series.sends + 1, sent_at: now }
    await writeLenderStep(db, lender_application_id, begun)
    return `${our_reference}-${ask.step}-${begun.series_at?.getTime() ?? 0}-${begun.sends}`
  })
  if (key === null) return
  const sent = await passOn(services, own, (connector) =>
    connector.sendPasscode({ our_reference, step: ask.step }, key),
  )
  if (sent === null) return
  await services.db.transaction(async (db) => {
    const begun = await lockLenderStep(db, lender_application_id, ask.step)
    await writeLenderStep(db, lender_application_id, { ...begun, masked_to: sent.masked_to ?? null })
  })
}

const problems = {
  wrong: 'passcode_wrong',
  expired: 'passcode_expired',
  spent: 'passcode_spent',
} as const

/**
 * Passes the lender's passcode on, for the lender to judge. The try is counted before it is made, so that any number at once
 * makes no more than the limit.
 * @throws Problem not_found, conflict, passcode_wrong, passcode_expired, passcode_spent, lender_not_answering.
 */
export const checkPasscode = async (services: Services, ask: StepAsk & { otp: string }): Promise<void> => {
  const own = await findOwnPage(services, ask)
  const { our_reference, lender_application_id } = own.row
  const key = await services.db.transaction(async (db) => {
    const open = await lockOpenStep(db, own, ask.step, 'passcode')
    if (open === null) return null
    const problem = tryProblem(open.begun, services.now())
    if (problem !== null) throw new Problem(problem)
    const { series_at, tries } = open.begun
    await writeLenderStep(db, lender_application_id, { ...open.begun, tries: tries + 1 })
    return `${our_reference}-${ask.step}-${series_at?.getTime() ?? 0}-try-${tries + 1}`
  })
  if (key === null) return
  const verdict = await passOn(services, own, (connector) =>
    connector.checkPasscode({ our_reference, step: ask.step, passcode: ask.otp }, key),
  )
  if (verdict === null) return
  if (verdict !== 'right') throw new Problem(problems[verdict])
  await services.db.transaction(async (db) => {
    const begun = await lockLenderStep(db, lender_application_id, ask.step)
    if (begun.done_at === null) await finishStep(services, db, own, begun)
  })
}
