import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../market/services.ts'
import { lockLenderStep, writeLenderStep, type LenderStepRow } from './lender-steps.queries.ts'
import { findOwnPage, type PageAsk } from './own-page.ts'
import { finishStep, lockOpenStep, passOn } from './pass-on.ts'
import { sendProblem, seriesOf, tryProblem } from './passcode-limits.ts'

type StepAsk = PageAsk & { step: string }

/** Changes a step's row, locked. */
const changeStep = (
  { db }: Services,
  id: number,
  step: string,
  change: (begun: LenderStepRow) => LenderStepRow,
): Promise<void> =>
  db.transaction(async (tx) => {
    await writeLenderStep(tx, id, change(await lockLenderStep(tx, id, step)))
  })

/**
 * Has the lender send its passcode. It is counted before the lender is asked, and taken back where no answer came: then nobody
 * is told that a passcode was sent, and the next try is the same request to the lender, which sends one.
 * @throws Problem not_found, conflict, resend_too_soon, passcode_spent, lender_not_answering.
 */
export const askPasscode = async (services: Services, ask: StepAsk): Promise<void> => {
  const own = await findOwnPage(services, ask)
  const { our_reference, lender_application_id } = own.row
  const asked = await services.db.transaction(async (db) => {
    const open = await lockOpenStep(db, own, ask.step, 'passcode')
    if (open === null) return null
    const now = services.now()
    const problem = sendProblem(open.begun, now)
    if (problem !== null) throw problem
    const series = seriesOf(open.begun, now)
    const begun = { ...open.begun, ...series, sends: series.sends + 1, sent_at: now }
    await writeLenderStep(db, lender_application_id, begun)
    const key = `${our_reference}-${ask.step}-${begun.series_at?.getTime() ?? 0}-${begun.sends}`
    return { key, sends: begun.sends, before: series }
  })
  if (asked === null) return
  const { key, sends, before } = asked
  const sent = await passOn(
    services,
    own,
    (connector) => connector.sendPasscode({ our_reference, step: ask.step }, key),
    () =>
      changeStep(services, lender_application_id, ask.step, (begun) =>
        begun.sends === sends ? { ...begun, sends: before.sends, sent_at: before.sent_at } : begun,
      ),
  )
  if (sent === null) return
  await changeStep(services, lender_application_id, ask.step, (begun) => ({
    ...begun,
    masked_to: sent.masked_to ?? null,
  }))
}

const problems = {
  wrong: 'passcode_wrong',
  expired: 'passcode_expired',
  spent: 'passcode_spent',
} as const

/**
 * Passes the lender's passcode on, for the lender to judge. The try is counted before it is made, so that any number at once
 * makes no more than the limit; it is taken back only where the lender was not even called.
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
  const verdict = await passOn(
    services,
    own,
    (connector) => connector.checkPasscode({ our_reference, step: ask.step, passcode: ask.otp }, key),
    async (wasCalled) => {
      if (wasCalled) return
      await changeStep(services, lender_application_id, ask.step, (begun) => ({
        ...begun,
        tries: Math.max(0, begun.tries - 1),
      }))
    },
  )
  if (verdict === null) return
  if (verdict !== 'right') throw new Problem(problems[verdict])
  await services.db.transaction(async (db) => {
    const begun = await lockLenderStep(db, lender_application_id, ask.step)
    if (begun.done_at === null) await finishStep(services, db, own, begun)
  })
}
