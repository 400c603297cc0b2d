import { addStaff } from '@marketplace/contract/office/staff'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { choosePassword } from '../../platform/credentials/choose-password.ts'
import { savePasswordHash } from '../../platform/credentials/published.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { isMessageKey, translate } from '../../platform/http/translate.ts'
import { addStaffRow } from '../../office/staff/published.ts'

/**
 * Makes an administrator who sets up a second factor at the first sign-in.
 * @throws Error in words: the user name, the name or the password is none, or somebody has the user name.
 */
export const createAdmin = async (
  db: Database,
  given: { username: string; full_name: string; password: string },
  now: Date,
): Promise<string> => {
  const parsed = addStaff.body.safeParse({ ...given, role_id: 1 })
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0] ?? { path: [], message: '' }
    throw new Error(`${path.join('.')}: ${isMessageKey(message) ? translate('en', message) : message}`)
  }
  const { username, full_name, password } = parsed.data
  const hash = await hashOf(password, [username, full_name])
  try {
    await db.transaction(async (tx) => {
      const { staff_id } = await addStaffRow(tx, { username, full_name, role_id: 1, now })
      await savePasswordHash(tx, { kind: 'staff', id: staff_id }, { hash, given: false, now })
      await recordEvent(
        tx,
        {
          auditActor: { kind: 'system', id: 'command', name: 'admin:create' },
          action: 'staff.added',
          object_kind: 'staff',
          object_id: staff_id,
          object_name: username,
          after: { username, full_name, role_id: 1 },
          ip: null,
        },
        now,
      )
    })
  } catch (error) {
    if (violates(error, 'staff_username_key'))
      throw new Error(translate('en', 'username_taken'), { cause: error })
    throw error
  }
  return `Administrator ${username} is made. The first sign-in sets up the second factor.`
}

const hashOf = async (password: string, about: readonly string[]): Promise<string> => {
  try {
    return await choosePassword(password, about, 'password')
  } catch (error) {
    const fault = error instanceof Problem ? error.details[0]?.key : undefined
    throw fault === undefined ? error : new Error(translate('en', fault), { cause: error })
  }
}
