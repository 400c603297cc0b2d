import type { Body } from '@marketplace/contract/platform/call'
import type { copyMyData } from '@marketplace/contract/rights/my-data'
import { checkIdentity } from '../../customers/profiles/identity/check-identity.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import { checkConfirmation, refuseHeld, useConfirmation, type Confirmation } from './confirm-action.ts'
import { findOwnerQuestion } from './prove-owner.ts'
import { markOwnerKnown } from '../../platform/sessions/published.ts'

/**
 * Uses up what a copy in clear needs: its passcode, and the fact that is asked of a browser that is new here.
 * @throws Problem not_found, passcode_wrong, passcode_expired, passcode_spent, contact_changed_lately, identity_wrong,
 * too_many_requests.
 */
export const allowCopyInClear = async (
  services: Services,
  { user_id, token_hash, ip }: { user_id: string; token_hash: Buffer; ip: string },
  confirmation: Confirmation,
  told: Pick<Body<typeof copyMyData>, 'birth_date' | 'pan_last4'>,
): Promise<void> => {
  await checkConfirmation(services, 'copy', confirmation)
  const question = await findOwnerQuestion(services, { user_id, token_hash })
  if (question !== null) {
    const answer = told[question]
    if (answer === undefined)
      throw new Problem('identity_wrong', [{ field: question, key: 'field_required' }])
    const asked = { call: 'POST /api/my-data/copy', ip }
    await checkIdentity(services, { user_id, token_hash }, { [question]: answer }, asked)
  }
  await services.db.transaction(async (tx) => {
    await refuseHeld(services, tx, user_id)
    await useConfirmation(tx, confirmation.confirm_id, services.now())
    if (question !== null) await markOwnerKnown(tx, token_hash)
  })
}
