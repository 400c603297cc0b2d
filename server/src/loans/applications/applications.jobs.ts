import { isLoanProduct } from '@marketplace/contract/reference/product-journeys'
import { callLender, CircuitOpen } from '../../market/connectors/call-lender.ts'
import { LenderFailure } from '../../market/connectors/lender-connector.ts'
import type { LenderSubmission } from '../../market/connectors/lender-protocol.ts'
import { listConsentsOf } from '../../customers/consents/published.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { listOptionRows } from '../../reference/option-sets/published.ts'
import { openProfile } from '../../customers/profiles/open-profile.ts'
import { findProfileRow } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { findApplication } from './applications.queries.ts'
import { buildSubmission } from './build-submission.ts'
import {
  countSendAttempt,
  findLenderApplication,
  lockLenderApplication,
  noteSendError,
  noteWithdrawalSent,
  type LenderApplicationRow,
} from './lender-applications.queries.ts'
import { moveLenderApplication, type LenderStep } from './move-lender-application.ts'
import { SEND_TRIES } from './send-again.ts'
import { notifyCustomer } from './notify-customer.ts'

/** @returns null where the consent to share is no longer given: then nothing goes out. */
const readSubmission = async (
  services: Services,
  row: LenderApplicationRow,
): Promise<LenderSubmission | null> => {
  const { db, vault } = services
  const application = await findApplication(db, row.app_id)
  if (application === null || !isLoanProduct(application.product_type)) return null
  const { user_id: userId, product_type } = application
  const [profile, consents, options] = await Promise.all([
    findProfileRow(db, userId),
    listConsentsOf(db, userId),
    listOptionRows(db),
  ])
  const consent = consents.find(({ consent_id }) => consent_id === row.consent_id)
  if (profile === null || consent === undefined || consent.withdrawn_at !== null) return null
  return buildSubmission(row, product_type, await openProfile(vault, profile), consent, (set, option) =>
    option === null
      ? null
      : (options.find(({ set_name, id }) => set_name === set && id === option)?.value ?? null),
  )
}

/** What a failed call makes of the application; null leaves it waiting for the next try. */
const stepAfterFailure = (failure: LenderFailure, attempts: number, at: Date): LenderStep | null => {
  const step = { source: 'system', at } as const
  if (failure.kind === 'duplicate') return { ...step, to: 'DUPLICATE' }
  if (failure.kind === 'rejected')
    return { ...step, to: 'REJECTED', reject_reason: failure.reason ?? 'OTHER' }
  return attempts >= SEND_TRIES ? { ...step, to: 'SEND_FAILED' } : null
}

const noteStep = async (services: Services, id: number, step: LenderStep): Promise<void> => {
  await services.db.transaction(async (db) => {
    const row = await lockLenderApplication(db, id)
    if (row === null) return
    const verdict = await moveLenderApplication(db, row, step, services.now())
    if (verdict === 'accepted') await notifyCustomer(services, db, row, step.to)
    // Withdrawn while it was under way: the lender may have heard of the withdrawal before it had the application.
    if (row.status === 'WITHDRAWN') await enqueueAgain(services, db, id)
  })
}

const enqueueAgain = (services: Services, db: Services['db'], lender_application_id: number): Promise<void> =>
  services.addJob(
    db,
    'tell_lender_withdrawal',
    { lender_application_id },
    { key: `tell:${lender_application_id}` },
  )

/**
 * Hands an application to its API lender. Every try carries the same key, so that a lender which took it without our hearing
 * of it has it once. A try is counted before it is made: what was tried may have arrived.
 */
export const sendLenderApplication: Job<'send_lender_application', Services> = async (
  services,
  { lender_application_id },
  { stop },
) => {
  const { db, now } = services
  const waiting = await findLenderApplication(db, lender_application_id)
  if (waiting === null) return
  const submission = await readSubmission(services, waiting)
  if (submission === null) {
    // A try that we heard nothing of may have arrived after the lender was told of the withdrawal.
    if (waiting.status === 'WITHDRAWN' && waiting.attempts > 0)
      await enqueueAgain(services, db, lender_application_id)
    return
  }
  try {
    const answer = await callLender(services, waiting.lender_id, async (connector) => {
      const row = await countSendAttempt(db, lender_application_id)
      return row === null ? null : connector.submit(submission, row.our_reference, stop)
    })
    if (answer === null) return
    await noteStep(services, lender_application_id, {
      to: 'SENT',
      source: 'system',
      at: now(),
      their_reference: answer.lender_application_id,
    })
  } catch (error) {
    if (error instanceof CircuitOpen) {
      const again = {
        key: `send:${lender_application_id}`,
        max_attempts: SEND_TRIES * 2,
        run_at: error.until,
      }
      await services.addJob(db, 'send_lender_application', { lender_application_id }, again)
      return
    }
    if (!(error instanceof LenderFailure)) throw error
    await noteSendError(db, lender_application_id, error.message)
    const row = await findLenderApplication(db, lender_application_id)
    const step = stepAfterFailure(error, row?.attempts ?? 0, now())
    if (step === null) throw error
    await noteStep(services, lender_application_id, step)
  }
}

/** Tells an API lender that the customer has withdrawn; one that does not know the application needs no more telling. */
export const sendWithdrawal: Job<'tell_lender_withdrawal', Services> = async (services, payload, attempt) => {
  const { db, log } = services
  const row = await findLenderApplication(db, payload.lender_application_id)
  if (row === null) return
  const our_reference = payload.our_reference ?? row.our_reference
  try {
    await callLender(services, row.lender_id, (connector) =>
      connector.withdraw(our_reference, `withdraw-${our_reference}`, attempt.stop),
    )
    if (our_reference === row.our_reference)
      await noteWithdrawalSent(db, row.lender_application_id, services.now())
  } catch (error) {
    if (error instanceof CircuitOpen) {
      const again = { key: `tell:${payload.our_reference ?? row.lender_application_id}`, run_at: error.until }
      await services.addJob(db, 'tell_lender_withdrawal', payload, again)
      return
    }
    if (error instanceof LenderFailure && error.isFinal) {
      log.warn({ our_reference, kind: error.kind }, 'the lender did not accept a withdrawal')
      return
    }
    if (attempt.last) log.error({ our_reference }, 'a lender could not be told of a withdrawal')
    throw error
  }
}
