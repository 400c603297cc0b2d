import type { Env } from '../../platform/env.ts'
import { deadlineSignal } from '../../platform/jobs/deadline-signal.ts'
import { ExpectedFailure } from '../../platform/jobs/expected-failure.ts'
import type { WaitingHelpRequest } from './help-requests.queries.ts'

const TIMEOUT_MS = 10_000

/** The CRM did not take a request. The message names no person: it goes to the log and into the row. */
export class CrmFailure extends ExpectedFailure {}

/**
 * Posts a help request to the CRM: form-encoded orgid, name, email, phone, company, description (specification, section 7).
 * No redirect is followed; what the CRM answers is not read, any 2xx will do.
 * @throws CrmFailure where it did not take it within `timeoutMs`.
 */
export const postToCrm = async (
  env: Pick<Env, 'CRM_URL' | 'CRM_ORG_ID'>,
  request: WaitingHelpRequest,
  { stop, timeoutMs = TIMEOUT_MS }: { stop?: AbortSignal | undefined; timeoutMs?: number } = {},
): Promise<void> => {
  if (env.CRM_URL === undefined || env.CRM_ORG_ID === undefined) {
    throw new CrmFailure('CRM_URL and CRM_ORG_ID are not set')
  }
  let response: Response
  try {
    response = await fetch(env.CRM_URL, {
      method: 'POST',
      redirect: 'manual',
      signal: deadlineSignal(timeoutMs, stop),
      headers: { 'idempotency-key': `help-request-${request.help_request_id}` },
      body: new URLSearchParams({
        orgid: env.CRM_ORG_ID,
        name: request.name,
        email: request.email,
        phone: request.phone,
        company: request.company ?? '',
        description: request.description,
      }),
    })
    await response.body?.cancel()
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new CrmFailure(timedOut ? 'the CRM was too slow' : 'the CRM could not be reached', { cause: error })
  }
  if (!response.ok) throw new CrmFailure(`the CRM answered ${response.status}`)
}
