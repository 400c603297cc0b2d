import type { PartnerRole } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** An invitation that waits. */
export interface InvitationRow {
  invitation_id: number
  partner_id: number
  sealed: Buffer
  email_index: Buffer
  role: PartnerRole
  invited_by: number | null
  sends: number
  sent_at: Date
  expires_at: Date
}

const columns = sql`invitation_id, partner_id, sealed, email_index, role, invited_by, sends, sent_at, expires_at`

export const listInvitations = (tx: Database, partnerId: number): Promise<InvitationRow[]> =>
  tx.rows(sql`select ${columns} from partner_invitation where partner_id = ${partnerId} and ended_at is null
    order by sent_at desc, invitation_id desc`)

/** Of this partner and no other. */
export const findInvitation = (
  tx: Database,
  partnerId: number,
  invitationId: number,
): Promise<InvitationRow | null> =>
  tx.row(sql`select ${columns} from partner_invitation
    where partner_id = ${partnerId} and invitation_id = ${invitationId} and ended_at is null`)

/** What a token opens at `now`. */
export const findByToken = (tx: Database, tokenHash: Buffer, now: Date): Promise<InvitationRow | null> =>
  tx.row(sql`select ${columns} from partner_invitation
    where token_hash = ${tokenHash} and ended_at is null and expires_at > ${now}`)

export const hasInvitationTo = async (
  tx: Database,
  partnerId: number,
  emailIndex: Buffer,
): Promise<boolean> =>
  (await tx.row(
    sql`select 1 from partner_invitation where partner_id = ${partnerId} and email_index = ${emailIndex}`,
  )) !== null

export const nextInvitationId = async (tx: Database): Promise<number> => {
  const row = await tx.row<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('partner_invitation', 'invitation_id'))::integer as id`,
  )
  if (row === null) throw new Error('a sequence gave no number')
  return row.id
}

export const addInvitation = (
  tx: Database,
  row: Omit<InvitationRow, 'sends'> & { token_hash: Buffer },
): Promise<number> =>
  tx.run(sql`insert into partner_invitation (invitation_id, partner_id, sealed, email_index, role, token_hash, invited_by, sent_at, expires_at)
    values (${row.invitation_id}, ${row.partner_id}, ${row.sealed}, ${row.email_index}, ${row.role}, ${row.token_hash},
      ${row.invited_by}, ${row.sent_at}, ${row.expires_at})`)

/** Another token in the place of the one before, which opens nothing any more. */
export const renewInvitation = (
  tx: Database,
  invitationId: number,
  { token_hash, sent_at, expires_at }: { token_hash: Buffer; sent_at: Date; expires_at: Date },
): Promise<number> =>
  tx.run(sql`update partner_invitation set token_hash = ${token_hash}, sent_at = ${sent_at}, expires_at = ${expires_at},
    sends = sends + 1 where invitation_id = ${invitationId}`)

/** It opens nothing any more, and whom it was for is forgotten. */
export const endInvitation = (
  tx: Database,
  invitationId: number,
  { by, now }: { by: 'accepted' | 'withdrawn'; now: Date },
): Promise<number> =>
  tx.run(sql`update partner_invitation set ended_at = ${now}, ended_by = ${by}, sealed = null, email_index = null, token_hash = null
    where invitation_id = ${invitationId} and ended_at is null`)

/** Over or never taken up, sent last before then. */
export const forgetOldInvitations = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_invitation where invitation_id in (select invitation_id from partner_invitation
    where sent_at < ${before} order by sent_at limit ${limit})`)

/** To one of these addresses, of whichever partner. */
export const forgetInvitationsTo = (tx: Database, emailIndexes: readonly Buffer[]): Promise<number> =>
  tx.run(sql`delete from partner_invitation where email_index = any(${emailIndexes}::bytea[])`)

export const lockSealedInvitations = (tx: Database): Promise<{ invitation_id: number; sealed: Buffer }[]> =>
  tx.rows(sql`select invitation_id, sealed from partner_invitation where sealed is not null
    order by invitation_id for update`)

export const writeSealedInvitation = (tx: Database, invitationId: number, sealed: Buffer): Promise<number> =>
  tx.run(sql`update partner_invitation set sealed = ${sealed} where invitation_id = ${invitationId}`)
