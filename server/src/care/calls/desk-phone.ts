import type { Body } from '@marketplace/contract/platform/call'
import type { setCallerPhone as setPhoneCall } from '@marketplace/contract/care/telecalling'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import {
  lockPhonesSealedOtherwise,
  savePhone,
  setSealedPhone,
  type CallerDeskRow,
} from './caller-desks.queries.ts'

export const phoneContext = (staffId: number): string => `caller_desk.sealed_phone:${staffId}`

/** Keeps a caller's telephone, sealed, and what they speak. */
export const saveDeskPhone = (
  { db, vault, now }: Services,
  { mobile, languages }: Body<typeof setPhoneCall>,
  { staff_id, auditActor }: Staff,
  ip: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const sealed_phone = mobile === undefined ? null : vault.seal(mobile, phoneContext(staff_id))
    await savePhone(tx, staff_id, { sealed_phone, languages, now: now() })
    const after = { languages, ...(mobile !== undefined && { phone: maskContact(mobile) }) }
    const object = { object_kind: 'staff', object_id: staff_id }
    await recordEvent(tx, { auditActor, action: 'caller.phone', ...object, after, ip }, now())
  })

export const maskedPhoneOf = async (
  { vault }: Pick<Services, 'vault'>,
  { staff_id, sealed_phone }: Pick<CallerDeskRow, 'staff_id' | 'sealed_phone'>,
): Promise<string | null> =>
  sealed_phone === null ? null : maskContact(await vault.open(sealed_phone, phoneContext(staff_id)))

const BATCH = 200
/** Version and data key id: what a sealed value begins with. */
const HEADER_BYTES = 5

/** Seals the telephones anew under the newest data key, a batch a transaction. @returns how many. */
export const resealDeskPhones = async ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> => {
  const header = vault.seal('', 'newest data key').subarray(0, HEADER_BYTES)
  let resealed = 0
  for (;;) {
    const rows = await db.transaction(async (tx) => {
      const found = await lockPhonesSealedOtherwise(tx, header, BATCH)
      for (const { staff_id, sealed_phone } of found) {
        const phone = await vault.open(sealed_phone, phoneContext(staff_id))
        await setSealedPhone(tx, staff_id, vault.seal(phone, phoneContext(staff_id)))
      }
      return found.length
    })
    if (rows === 0) return resealed
    resealed += rows
  }
}
