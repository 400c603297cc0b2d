import {
  mayCallGateway,
  noteGatewayFault,
  noteGatewaySuccess,
} from '../../platform/gateways/gateway-circuit.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { CrmFailure, postToCrm } from './crm.ts'
import { markHelpDelivered, noteHelpError, startHelpTry } from './help-requests.queries.ts'

/** Hands a stored help request to the CRM; one already delivered is left alone, one that fails comes again with back-off. */
export const deliverHelpRequest: Job<'deliver_help_request'> = async (
  services,
  { help_request_id },
  attempt,
) => {
  const { db, env, log, now } = services
  if (!(await mayCallGateway(services, 'crm')))
    throw new ExpectedFailure('the CRM is down and is tried again in seconds')
  const request = await startHelpTry(db, help_request_id)
  if (request === null) return
  try {
    await postToCrm(env, request, { stop: attempt.stop })
  } catch (error) {
    if (!(error instanceof CrmFailure)) throw error
    await noteGatewayFault(services, 'crm', error.message)
    log.warn({ help_request_id, try: attempt.number, reason: error.message }, 'a help request was not taken')
    await noteHelpError(db, help_request_id, error.message, attempt.last)
    if (!attempt.last) throw error
    log.error({ help_request_id }, 'a help request is given up: it stays in the table')
    return
  }
  await noteGatewaySuccess(services, 'crm')
  await markHelpDelivered(db, help_request_id, now())
}
