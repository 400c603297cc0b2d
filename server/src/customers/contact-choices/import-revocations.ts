import type { OperatorStops } from '@marketplace/contract/customers/operator-stops'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { wasAllowedSince } from '../contact-rules/published.ts'
import { holdCustomer, listCustomersByMobile } from '../profiles/published.ts'
import { readRevocations, type Revocation } from './read-revocations.ts'
import { stopContacts } from './stop-contacts.ts'

/** Ends the transaction of a preview: nothing of it stays. */
class Previewed extends Error {
  readonly counted: OperatorStops
  constructor(counted: OperatorStops) {
    super('a preview writes nothing')
    this.counted = counted
  }
}

/** The last moment of a day in India. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59.999+05:30`)

const stopOne = async (
  tx: Database,
  { channel, purpose, revoked_on }: Revocation,
  of: { user_id: string; entered_by: string; at: Date },
): Promise<'stopped' | 'standing' | 'nobody_here' | 'allowed_since'> => {
  const { user_id } = of
  if (!(await holdCustomer(tx, user_id))) return 'nobody_here'
  const stop = { user_id, channel, purpose, lender_id: null }
  if (await wasAllowedSince(tx, stop, endOf(revoked_on))) return 'allowed_since'
  return (await stopContacts(tx, { ...stop, ...of, source: 'operator' })) ? 'stopped' : 'standing'
}

/**
 * Takes in an operator's file of revocations, whole or not at all; a line that is refused keeps no other from being taken. Who allowed it
 * again here after the day of the revocation keeps that: it is their newer word.
 * @throws Problem csv_refused where the file as a whole cannot be read.
 */
export const importRevocations = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  file: Uint8Array,
  { actor, ip, isPreview }: { actor: Staff; ip: string; isPreview: boolean },
): Promise<OperatorStops> => {
  const at = now()
  const read = readRevocations(file, dayInIndia(at))
  if ('key' in read) throw new Problem('csv_refused', [{ field: 'file', key: read.key }])
  const { good, refused } = read
  const counted: OperatorStops = { lines: good.length + refused.length, stopped: 0, standing: 0, refused }
  const work = db.transaction(async (tx) => {
    const customers = await listCustomersByMobile(tx, [...new Set(good.map(({ mobile }) => mobile))])
    const userOf = new Map(
      customers.map(({ mobile_phone_number, user_id }) => [mobile_phone_number, user_id]),
    )
    // Always in the same order: two files at once wait for each other and not in a circle.
    const ordered = good.toSorted((a, b) =>
      (userOf.get(a.mobile) ?? '').localeCompare(userOf.get(b.mobile) ?? ''),
    )
    for (const row of ordered) {
      const user_id = userOf.get(row.mobile)
      const of = { user_id: user_id ?? '', entered_by: actor.username, at }
      const came = user_id === undefined ? 'nobody_here' : await stopOne(tx, row, of)
      if (came === 'stopped' || came === 'standing') counted[came] += 1
      else refused.push({ line: row.line, reason: came })
    }
    refused.sort((a, b) => a.line - b.line)
    if (isPreview) throw new Previewed(counted)
    const { lines, stopped, standing } = counted
    const { auditActor } = actor
    const after = { lines, stopped, standing, refused: refused.length }
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'contact_stop.import',
        object_kind: 'contact_stop',
        object_id: 'operator',
        after,
        ip,
      },
      at,
    )
    return counted
  })
  try {
    return await work
  } catch (error) {
    if (error instanceof Previewed) return error.counted
    throw error
  }
}
