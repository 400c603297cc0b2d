import type { DocumentKind } from '@marketplace/contract/partners/partner-documents'
import type { KycItem, LapsedField } from '@marketplace/contract/partners/partner-kyc'
import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface KycRow {
  submission_id: string
  partner_id: number
  item: KycItem
  sealed: Buffer
  sent_at: Date
  state: 'sent' | 'checked' | 'refused'
  refused_reason: string | null
  checked_by: string | null
  checked_at: Date | null
  /** Since when the record says something else than was checked, and what of it; null while the check holds. */
  lapsed_at: Date | null
  lapsed_fields: LapsedField[] | null
}

const columns = sql`submission_id, partner_id, item, sealed, sent_at, state, refused_reason, checked_by, checked_at, lapsed_at, lapsed_fields`

/** The newest check of each item: an earlier one says nothing any more. */
const newestChecks = sql`select distinct on (partner_id, item) partner_id, item, lapsed_at from partner_kyc_submission
    where state = 'checked' order by partner_id, item, checked_at desc, submission_id`

/** Of each item what was sent last: what waits was sent after all that was decided. */
export const listLatestKyc = (tx: Database, partnerId: number): Promise<KycRow[]> =>
  tx.rows(sql`select distinct on (item) ${columns} from partner_kyc_submission where partner_id = ${partnerId}
    order by item, (state = 'sent') desc, sent_at desc, submission_id`)

/** The papers that what was sent and not refused of a partner asks for. */
export const listNeededPapers = (tx: Database, partnerId: number): Promise<{ kind: DocumentKind }[]> =>
  tx.rows(sql`select distinct w.kind from (select distinct on (item) needs_papers from partner_kyc_submission
      where partner_id = ${partnerId} and state in ('sent', 'checked') order by item, sent_at desc, submission_id) newest
    cross join lateral unnest(newest.needs_papers) as w (kind)`)

/** The newest check of each item of some partners. What was sent after it changes nothing of it until it is checked itself. */
export const listCheckedOf = (tx: Database, partnerIds: readonly number[]): Promise<KycRow[]> =>
  tx.rows(sql`select distinct on (partner_id, item) ${columns} from partner_kyc_submission
    where partner_id = any(${partnerIds}::integer[]) and state = 'checked'
    order by partner_id, item, checked_at desc, submission_id`)

/** The partners of whom details are to be checked, sent or lapsed, with since when. */
export const listKycToCheck = (tx: Database): Promise<{ partner_id: number; since: Date }[]> =>
  tx.rows(sql`select partner_id, min(since) as since from (
      select partner_id, sent_at as since from partner_kyc_submission where state = 'sent'
      union all
      select partner_id, lapsed_at from (${newestChecks}) newest where lapsed_at is not null) waits
    group by partner_id`)

/** Of these partners those whose bank account on the record is another than was checked. */
export const listLapsedAccounts = async (
  tx: Database,
  partnerIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await tx.rows<{ partner_id: number }>(sql`select partner_id from (${newestChecks}) newest
    where item = 'bank' and lapsed_at is not null and partner_id = any(${partnerIds}::integer[])`)
  return new Set(rows.map(({ partner_id }) => partner_id))
}

/** Keeps that a check does not hold, or with null that it does. */
export const keepLapse = (
  tx: Database,
  submissionId: string,
  lapse: { fields: readonly string[]; at: Date } | null,
): Promise<number> =>
  tx.run(sql`update partner_kyc_submission set lapsed_at = ${lapse?.at ?? null}, lapsed_fields = ${lapse?.fields ?? null}::text[]
    where submission_id = ${submissionId}`)

/** @returns 0 where this very one was sent before, or where another of its item waits. */
export const addKyc = (
  tx: Database,
  row: Pick<KycRow, 'submission_id' | 'partner_id' | 'item' | 'sealed' | 'sent_at'> & {
    needs_papers: readonly DocumentKind[]
  },
): Promise<number> =>
  tx.run(sql`insert into partner_kyc_submission (submission_id, partner_id, item, sealed, sent_at, needs_papers)
    values (${row.submission_id}, ${row.partner_id}, ${row.item}, ${row.sealed}, ${row.sent_at}, ${row.needs_papers}::text[])
    on conflict do nothing`)

/** What does not say yet which papers it asks for. */
export const listKycWithoutNeeds = (
  tx: Database,
  limit: number,
): Promise<Pick<KycRow, 'submission_id' | 'item' | 'sealed'>[]> =>
  tx.rows(sql`select submission_id, item, sealed from partner_kyc_submission where needs_papers is null
    order by submission_id limit ${limit} for update`)

export const noteNeeds = (
  tx: Database,
  submissionId: string,
  kinds: readonly DocumentKind[],
): Promise<number> =>
  tx.run(
    sql`update partner_kyc_submission set needs_papers = ${kinds}::text[] where submission_id = ${submissionId}`,
  )

/** Whether the partner has sent this very one. */
export const isKycSent = async (tx: Database, partnerId: number, submissionId: string): Promise<boolean> =>
  (await tx.row(sql`select 1 from partner_kyc_submission where submission_id = ${submissionId}
    and partner_id = ${partnerId}`)) !== null

export const findKyc = (tx: Database, submissionId: string): Promise<KycRow | null> =>
  tx.row(sql`select ${columns} from partner_kyc_submission where submission_id = ${submissionId}`)

/** Decides what waits. @returns 0 where it was decided already. */
export const decideKycRow = (
  tx: Database,
  submissionId: string,
  { state, reason, by, at }: { state: 'checked' | 'refused'; reason: string | null; by: string; at: Date },
): Promise<number> =>
  tx.run(sql`update partner_kyc_submission set state = ${state}, refused_reason = ${reason}, checked_by = ${by}, checked_at = ${at}
    where submission_id = ${submissionId} and state = 'sent'`)

/** Deletes what was refused before a moment, and what a later check took the place of before it. */
export const forgetOldKyc = (tx: Database, before: Date, limit: number): Promise<number> =>
  tx.run(sql`delete from partner_kyc_submission where submission_id = any(array(
    select old.submission_id from partner_kyc_submission old
    where old.checked_at < ${before} and (old.state = 'refused' or exists (select 1 from partner_kyc_submission newer
      where newer.partner_id = old.partner_id and newer.item = old.item and newer.state = 'checked'
        and newer.checked_at > old.checked_at and newer.checked_at < ${before}))
    order by old.checked_at limit ${limit}))`)

/** Deletes all that these partners sent. */
export const forgetKycOf = (tx: Database, partnerIds: readonly number[], limit: number): Promise<number> =>
  tx.run(sql`delete from partner_kyc_submission where submission_id = any(array(
    select submission_id from partner_kyc_submission where partner_id = any(${partnerIds}::integer[]) limit ${limit}))`)

export const lockSealedKyc = (tx: Database): Promise<Pick<KycRow, 'submission_id' | 'sealed'>[]> =>
  tx.rows(sql`select submission_id, sealed from partner_kyc_submission order by submission_id for update`)

export const writeSealedKyc = (tx: Database, submissionId: string, sealed: Buffer): Promise<number> =>
  tx.run(sql`update partner_kyc_submission set sealed = ${sealed} where submission_id = ${submissionId}`)
