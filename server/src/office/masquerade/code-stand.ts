import { startMasquerade } from '@marketplace/contract/office/masquerade'
import { findCredentialState } from '../../platform/credentials/published.ts'
import { mustStepUp } from '../../platform/credentials/step-up.ts'
import { findStaffSession } from '../../platform/sessions/published.ts'
import type { Services } from '../../reference/services.ts'

/** Whether a start would be refused for want of a fresh second factor, for the form to ask for one. */
export const codeStand = async (
  { db, env, now: clock }: Services,
  staffId: number,
  tokenHash: Buffer,
): Promise<'wanted' | 'fresh' | 'none'> => {
  const now = clock()
  const idle = env.STAFF_IDLE_MINUTES + Math.ceil(env.IDLE_WARNING_SECONDS / 60)
  const [session, credential] = await Promise.all([
    findStaffSession(db, tokenHash, now, idle),
    findCredentialState(db, { kind: 'staff', id: staffId }),
  ])
  if (credential?.second_factor !== 1) return 'none'
  const isWanted = mustStepUp(credential, session?.second_factor_at ?? null, now, startMasquerade) === 1
  return isWanted ? 'wanted' : 'fresh'
}
