import type { PartnerRole } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { prepared, sql } from '../../platform/db/sql.ts'

/** A person as stored; name and address of everybody but the first are in `sealed` (open-person.ts). */
export interface PersonRow {
  person_id: number
  partner_id: number
  is_first: 0 | 1
  sealed: Buffer | null
  role: PartnerRole
  joined_at: Date
  last_sign_in_at: Date | null
  removed_at: Date | null
}

const columns = sql`person_id, partner_id, is_first, sealed, role, joined_at, last_sign_in_at, removed_at`

/** Who makes a request: the person of the session, without one the first; null where they were removed. */
export const findSignedInPerson = (
  tx: Database,
  partnerId: number,
  personId: number | null,
): Promise<PersonRow | null> =>
  tx.row(
    prepared(
      'find-signed-in-person',
      sql`select ${columns} from partner_person where partner_id = ${partnerId} and removed_at is null
        and case when ${personId}::integer is null then is_first = 1 else person_id = ${personId} end`,
    ),
  )

export const findFirstPerson = (tx: Database, partnerId: number): Promise<PersonRow | null> =>
  tx.row(sql`select ${columns} from partner_person where partner_id = ${partnerId} and is_first = 1`)

/** Of this partner and no other, removed ones aside. */
export const findPerson = (tx: Database, partnerId: number, personId: number): Promise<PersonRow | null> =>
  tx.row(sql`select ${columns} from partner_person
    where partner_id = ${partnerId} and person_id = ${personId} and removed_at is null`)

export const listPeople = (tx: Database, partnerId: number): Promise<PersonRow[]> =>
  tx.rows(sql`select ${columns} from partner_person where partner_id = ${partnerId} and removed_at is null
    order by is_first desc, joined_at, person_id`)

/** Whoever is invited and signs in with the address, of whichever partner. */
export const findPersonByEmail = (tx: Database, emailIndex: Buffer): Promise<PersonRow | null> =>
  tx.row(sql`select ${columns} from partner_person where email_index = ${emailIndex}`)

/** Whoever is about to take the address to sign in with waits for whoever did so before. */
export const holdEmail = (tx: Database, emailIndex: Buffer): Promise<number> =>
  tx.run(
    sql`select pg_advisory_xact_lock(hashtext('sign_in_email'), hashtext(${emailIndex.toString('hex')}))`,
  )

/** Whether they may still sign in; it stays so until the transaction ends. */
export const holdPerson = async (tx: Database, personId: number): Promise<boolean> =>
  (await tx.row(
    sql`select 1 from partner_person where person_id = ${personId} and removed_at is null for no key update`,
  )) !== null

export const stampSignIn = (tx: Database, personId: number, now: Date): Promise<number> =>
  tx.run(sql`update partner_person set last_sign_in_at = ${now} where person_id = ${personId}`)

/** An id, to seal a name under before its row is written. */
export const nextPersonId = async (tx: Database): Promise<number> => {
  const row = await tx.row<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('partner_person', 'person_id'))::integer as id`,
  )
  if (row === null) throw new Error('a sequence gave no number')
  return row.id
}

export const addPerson = (
  tx: Database,
  person: {
    person_id: number
    partner_id: number
    sealed: Buffer
    email_index: Buffer
    role: PartnerRole
    now: Date
  },
): Promise<number> =>
  tx.run(sql`insert into partner_person (person_id, partner_id, sealed, email_index, role, joined_at)
    values (${person.person_id}, ${person.partner_id}, ${person.sealed}, ${person.email_index}, ${person.role}, ${person.now})`)

export const setPersonRole = (tx: Database, personId: number, role: PartnerRole): Promise<number> =>
  tx.run(sql`update partner_person set role = ${role} where person_id = ${personId}`)

/** The address is free again at once; `sealed` holds the name alone, null for the first person. */
export const markRemoved = (
  tx: Database,
  personId: number,
  { sealed, now }: { sealed: Buffer | null; now: Date },
): Promise<number> =>
  tx.run(sql`update partner_person set removed_at = ${now}, email_index = null, sealed = ${sealed}
    where person_id = ${personId}`)

/** The first person of a partner to whom staff hand a password is there again, as an owner. */
export const bringFirstBack = (tx: Database, partnerId: number): Promise<number> =>
  tx.run(sql`update partner_person set removed_at = null, role = 'owner'
    where partner_id = ${partnerId} and is_first = 1 and removed_at is not null`)

/** Who was removed by then; the first person of a partner holds nothing of their own, and may come back. */
export const forgetRemoved = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_person where person_id in (select person_id from partner_person
    where removed_at < ${before} and is_first = 0 order by removed_at limit ${limit})`)

export const lockSealedPeople = (tx: Database): Promise<{ person_id: number; sealed: Buffer }[]> =>
  tx.rows(
    sql`select person_id, sealed from partner_person where sealed is not null order by person_id for update`,
  )

export const writeSealedPerson = (tx: Database, personId: number, sealed: Buffer): Promise<number> =>
  tx.run(sql`update partner_person set sealed = ${sealed} where person_id = ${personId}`)
