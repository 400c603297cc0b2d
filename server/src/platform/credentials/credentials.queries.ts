import type { Database } from '../db/database.ts'
import { prepared, sql } from '../db/sql.ts'
import type { Subject } from './subject.ts'

export interface Credential {
  password_hash: string
  password_set_at: Date
  password_given: 0 | 1
  totp: Buffer | null
  totp_enrolled_at: Date | null
  pending_totp: Buffer | null
  pending_totp_until: Date | null
}

export const findCredential = (db: Database, { kind, id }: Subject): Promise<Credential | null> =>
  db.row(sql`select password_hash, password_set_at, password_given, totp, totp_enrolled_at, pending_totp, pending_totp_until
    from credential where subject_kind = ${kind} and subject_id = ${id}`)

/** What a request needs to know of the one who makes it. */
export interface CredentialState {
  password_given: 0 | 1
  second_factor: 0 | 1
}

export const findCredentialState = (db: Database, { kind, id }: Subject): Promise<CredentialState | null> =>
  db.row(
    prepared(
      'find-credential-state',
      sql`select password_given, (totp is not null)::int as second_factor from credential
        where subject_kind = ${kind} and subject_id = ${id}`,
    ),
  )

export interface SubjectState extends CredentialState {
  subject_id: number
}

/** The states of many of one kind. */
export const listCredentialStates = (
  db: Database,
  kind: Subject['kind'],
  ids: readonly number[],
): Promise<SubjectState[]> =>
  db.rows(sql`select subject_id, password_given, (totp is not null)::int as second_factor from credential
    where subject_kind = ${kind} and subject_id = any(${ids})`)

/** @param given true where somebody else than its owner chose it. */
export const savePasswordHash = (
  db: Database,
  { kind, id }: Subject,
  { hash, given, now }: { hash: string; given: boolean; now: Date },
): Promise<number> =>
  db.run(sql`insert into credential (subject_kind, subject_id, password_hash, password_set_at, password_given)
    values (${kind}, ${id}, ${hash}, ${now}, ${given ? 1 : 0})
    on conflict (subject_kind, subject_id) do update set password_hash = excluded.password_hash,
      password_set_at = excluded.password_set_at, password_given = excluded.password_given`)

/** A password that was handed over, and could not be used yet, counts from now. */
export const renewGivenPassword = (db: Database, { kind, id }: Subject, now: Date): Promise<number> =>
  db.run(sql`update credential set password_set_at = ${now}
    where subject_kind = ${kind} and subject_id = ${id} and password_given = 1`)

/** True where `hash` is still the stored one; it stays so until the transaction ends. */
export const isStillPassword = async (tx: Database, { kind, id }: Subject, hash: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from credential
    where subject_kind = ${kind} and subject_id = ${id} and password_hash = ${hash} for no key update`)) !==
  null

/** Changes to what this one signs in with wait for each other until the transaction ends. */
export const holdCredential = (tx: Database, { kind, id }: Subject): Promise<number> =>
  tx.run(sql`select 1 from credential where subject_kind = ${kind} and subject_id = ${id} for no key update`)

export const savePendingTotp = (
  db: Database,
  { kind, id }: Subject,
  sealed: Buffer,
  until: Date,
): Promise<number> =>
  db.run(sql`update credential set pending_totp = ${sealed}, pending_totp_until = ${until}
    where subject_kind = ${kind} and subject_id = ${id}`)

/** Puts the pending authenticator in force; 0 where `sealed` is no longer the pending one. */
export const enrolTotp = (
  db: Database,
  { kind, id }: Subject,
  { sealed, step, now }: { sealed: Buffer; step: number; now: Date },
): Promise<number> =>
  db.run(sql`update credential set totp = pending_totp, totp_enrolled_at = ${now}, totp_last_step = ${step},
      pending_totp = null, pending_totp_until = null
    where subject_kind = ${kind} and subject_id = ${id} and pending_totp = ${sealed}`)

/** Uses a time step up: 0 where it, or a later one, was used already. */
export const claimTotpStep = (db: Database, { kind, id }: Subject, step: number): Promise<number> =>
  db.run(sql`update credential set totp_last_step = ${step}
    where subject_kind = ${kind} and subject_id = ${id} and (totp_last_step is null or totp_last_step < ${step})`)

/** Everybody with an authenticator, confirmed or pending, held until the transaction ends. */
export const lockSealedTotps = (
  tx: Database,
): Promise<{ kind: Subject['kind']; id: number; totp: Buffer | null; pending_totp: Buffer | null }[]> =>
  tx.rows(sql`select subject_kind as kind, subject_id as id, totp, pending_totp from credential
    where totp is not null or pending_totp is not null order by subject_kind, subject_id for update`)

export const writeSealedTotps = (
  tx: Database,
  { kind, id }: Subject,
  { totp, pending_totp }: { totp: Buffer | null; pending_totp: Buffer | null },
): Promise<number> =>
  tx.run(sql`update credential set totp = ${totp}, pending_totp = ${pending_totp}
    where subject_kind = ${kind} and subject_id = ${id}`)

/** Takes everything away that somebody signs in with: recovery codes and known browsers go with it. */
export const forgetCredential = (db: Database, { kind, id }: Subject): Promise<number> =>
  db.run(sql`delete from credential where subject_kind = ${kind} and subject_id = ${id}`)

/** Takes the authenticator away, the confirmed and the pending one. */
export const removeTotp = (db: Database, { kind, id }: Subject): Promise<number> =>
  db.run(sql`update credential set totp = null, totp_enrolled_at = null, totp_last_step = null,
      pending_totp = null, pending_totp_until = null
    where subject_kind = ${kind} and subject_id = ${id}`)
