import { randomUUID } from 'node:crypto'
import type { Role } from '@marketplace/contract/platform/call'
import { generateSync } from 'otplib'
import { savePasswordHash } from '../../platform/credentials/credentials.queries.ts'
import { hashPassword } from '../../platform/credentials/hash-password.ts'
import { confirmSecondFactor, startSecondFactor } from '../../platform/credentials/second-factor.ts'
import type { Services } from '../../site/services.ts'
import { addStaffRow } from '../../office/staff/staff.queries.ts'

/** The password of every account that this builds. */
export const STAFF_PASSWORD = 'copper kettle on the ninth step'

/** A member of staff as a real deployment has them: a password of their own, and an authenticator. */
export interface StaffAccount {
  staff_id: number
  username: string
  recovery_codes: string[]
  /** The code that the authenticator shows now; `steps` of 30 seconds from now. */
  code(steps?: number): string
}

export const buildStaffAccount = async (
  services: Services,
  { role_id = 1, enrolled = true }: { role_id?: Role; enrolled?: boolean } = {},
): Promise<StaffAccount> => {
  const { db, now } = services
  const username = `u-${randomUUID().slice(0, 8)}`
  const { staff_id } = await addStaffRow(db, { username, full_name: 'Test Person', role_id, now: now() })
  const subject = { kind: 'staff', id: staff_id } as const
  await savePasswordHash(db, subject, {
    hash: await hashPassword(STAFF_PASSWORD),
    given: false,
    now: now(),
  })
  if (!enrolled)
    return {
      staff_id,
      username,
      recovery_codes: [],
      code: () => {
        throw new Error('no authenticator is enrolled')
      },
    }
  const { secret } = await startSecondFactor(services, subject, { issuer: 'Test', name: username })
  const code = (steps = 0): string =>
    generateSync({ secret, epoch: Math.floor(now().getTime() / 1000) + 30 * steps })
  // The step before: the present one is left for the test.
  const recovery_codes = await db.transaction((tx) => confirmSecondFactor(tx, services, subject, code(-1)))
  return { staff_id, username, recovery_codes, code }
}
