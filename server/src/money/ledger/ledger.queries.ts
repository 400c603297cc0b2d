import type { Database } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AccountKey, LedgerFigure, LedgerTransaction, LoanLine } from './ledger-kinds.ts'
import type { SettledFigure } from './add-settled.ts'
import type { BookedFigure } from './plan-postings.ts'

/** Holds the months of a lender until the transaction ends: pricing and closing follow one another. */
export const lockLenderMonths = async (tx: Database, lenderId: number): Promise<void> => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('lender_month'), ${lenderId})`)
}

/** The months whose books are closed, as YYYY-MM: of these lenders, or of all. */
export const listClosedMonths = (
  tx: Database,
  lenderIds: readonly number[] | null,
): Promise<{ lender_id: number; month: string; priced_at: Date | null }[]> =>
  tx.rows(sql`select lender_id, to_char(month, 'YYYY-MM') as month, priced_at from lender_month
    where (${lenderIds}::integer[] is null or lender_id = any(${lenderIds}::integer[])) and state = 'CLOSED'`)

/** Notes that a month was priced; the first time opens it. */
export const savePricedMonth = (tx: Database, lenderId: number, from: string, now: Date): Promise<number> =>
  tx.run(sql`insert into lender_month (lender_id, month, priced_at) values (${lenderId}, ${from}, ${now})
    on conflict (lender_id, month) do update set priced_at = excluded.priced_at`)

const ownerOf = (key: AccountKey) => ({
  kind: key.kind,
  lender_id: 'lender_id' in key ? key.lender_id : null,
  partner_id: 'partner_id' in key ? key.partner_id : null,
})

export interface AccountRow {
  account_id: number
  kind: string
  lender_id: number | null
  partner_id: number | null
}

/** The accounts of these keys; one that is not there is opened. */
export const openAccounts = async (tx: Database, keys: readonly AccountKey[]): Promise<AccountRow[]> => {
  const owners = keys.map(ownerOf)
  const asked = sql`unnest(${owners.map(({ kind }) => kind)}::text[], ${owners.map(({ lender_id }) => lender_id)}::integer[],
    ${owners.map(({ partner_id }) => partner_id)}::integer[]) as k (kind, lender_id, partner_id)`
  await tx.run(sql`insert into ledger_account (kind, lender_id, partner_id)
    select k.kind, k.lender_id, k.partner_id from ${asked}
    where not exists (select from ledger_account a where a.kind = k.kind
      and a.lender_id is not distinct from k.lender_id and a.partner_id is not distinct from k.partner_id)
    order by 1, 2, 3 on conflict do nothing`)
  return tx.rows(sql`select a.account_id, a.kind, a.lender_id, a.partner_id from ledger_account a join ${asked}
    on a.kind = k.kind and a.lender_id is not distinct from k.lender_id and a.partner_id is not distinct from k.partner_id`)
}

interface NewTransaction extends Omit<LedgerTransaction, 'entries'> {
  /** The first day of the month of the books. */
  booked_month: string
  /** Of what was asked for, as hexadecimal. */
  request_hash: string
}

/** Adds those whose key is not taken. @returns their keys and numbers. */
export const addTransactions = (
  tx: Database,
  rows: readonly NewTransaction[],
  bookedAt: Date,
): Promise<{ idempotency_key: string; tx_id: number }[]> =>
  tx.rows(sql`insert into ledger_tx (kind, source, cause, cause_loan, cause_tranche, lender_id, effective_day, booked_month,
      idempotency_key, request_hash, reverses_tx_id, rule_id, rule_version, terms_id, referral_terms_id, upload_id, upload_line, staff_id,
      booked_at)
    select n.*, ${bookedAt}::timestamptz from unnest(${rows.map((row) => row.kind)}::text[], ${rows.map((row) => row.source)}::text[],
      ${rows.map((row) => row.cause)}::text[], ${rows.map((row) => row.cause_line?.lender_application_id ?? null)}::bigint[],
      ${rows.map((row) => row.cause_line?.tranche ?? null)}::smallint[], ${rows.map((row) => row.lender_id ?? null)}::integer[],
      ${rows.map((row) => row.effective_day)}::date[], ${rows.map((row) => row.booked_month)}::date[],
      ${rows.map((row) => row.idempotency_key)}::text[], ${rows.map((row) => row.request_hash)}::text[],
      ${rows.map((row) => row.reverses_tx_id ?? null)}::bigint[], ${rows.map((row) => row.rule?.id ?? null)}::integer[],
      ${rows.map((row) => row.rule?.version ?? null)}::integer[], ${rows.map((row) => row.terms_id ?? null)}::integer[],
      ${rows.map((row) => row.referral_terms_id ?? null)}::integer[],
      ${rows.map((row) => row.upload?.upload_id ?? null)}::uuid[], ${rows.map((row) => row.upload?.line ?? null)}::integer[],
      ${rows.map((row) => row.staff_id ?? null)}::integer[]) as n
    on conflict (idempotency_key) do nothing returning idempotency_key, tx_id`)

/** What was posted under these keys. */
export const listTransactionsByKey = (
  tx: Database,
  keys: readonly string[],
): Promise<{ idempotency_key: string; tx_id: number; request_hash: string }[]> =>
  tx.rows(
    sql`select idempotency_key, tx_id, request_hash from ledger_tx where idempotency_key = any(${keys}::text[])`,
  )

/** Entries by column, all of one length. */
export interface EntryColumns {
  tx_id: number[]
  n: number[]
  account_id: number[]
  amount_paise: number[]
  lender_application_id: (number | null)[]
  tranche: (number | null)[]
  figure: (LedgerFigure | null)[]
}

/**
 * An array as PostgreSQL reads it. The driver looks at each value for what is to be escaped, which neither numbers nor the names of
 * figures have: of a month's entries that look would take longer than pricing them.
 */
const arrayText = (values: readonly (number | LedgerFigure | null)[]): string =>
  `{${values.map((value) => value ?? 'null').join(',')}}`

/** Adds the entries of whole transactions in one statement: each has to balance at its end. */
export const addEntries = (tx: Database, columns: EntryColumns): Promise<number> =>
  tx.run(sql`insert into ledger_entry (tx_id, n, account_id, amount_paise, lender_application_id, tranche, figure)
    select * from unnest(${arrayText(columns.tx_id)}::bigint[], ${arrayText(columns.n)}::integer[],
      ${arrayText(columns.account_id)}::integer[], ${arrayText(columns.amount_paise)}::bigint[],
      ${arrayText(columns.lender_application_id)}::bigint[], ${arrayText(columns.tranche)}::smallint[],
      ${arrayText(columns.figure)}::text[])`)

/** What new entries moved of an account in a month of the books, given by its first day; paise, each from 0 up. */
export interface AccountMonthSum {
  account_id: number
  booked_month: string
  debit_paise: number
  credit_paise: number
}

/** Adds what new transactions moved to the sums of their accounts and months, in one order for all who post at once. */
export const addToAccountMonths = (tx: Database, sums: readonly AccountMonthSum[]): Promise<number> =>
  tx.run(sql`insert into account_month as m (account_id, booked_month, debit_paise, credit_paise)
    select * from unnest(${sums.map(({ account_id }) => account_id)}::integer[], ${sums.map(({ booked_month }) => booked_month)}::date[],
      ${sums.map(({ debit_paise }) => debit_paise)}::bigint[], ${sums.map(({ credit_paise }) => credit_paise)}::bigint[]) as n
    order by 1, 2
    on conflict (account_id, booked_month) do update set debit_paise = m.debit_paise + excluded.debit_paise,
      credit_paise = m.credit_paise + excluded.credit_paise`)

/** What pricing has booked for the parts disbursed from one day to the other, by part, figure and partner. */
export const listBookedFigures = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<BookedFigure[]> =>
  tx.rows(sql`select b.lender_application_id, b.tranche, b.figure, a.partner_id, b.paise, b.tx_id
    from (select e.lender_application_id, e.tranche, e.figure, e.account_id, sum(e.amount_paise)::bigint as paise, max(e.tx_id) as tx_id
        from ledger_tx x join ledger_entry e using (tx_id)
        where x.lender_id = ${lenderId} and x.effective_day between ${from}::date and ${to}::date and x.source = 'pricing'
          and e.figure in ('expected', 'percent_share', 'flat_share', 'referral_share')
        group by e.lender_application_id, e.tranche, e.figure, e.account_id) b
      join ledger_account a using (account_id)
    order by b.lender_application_id, b.tranche, b.account_id, b.figure collate "C"`)

/**
 * Lets the statements of the transaction sort and group in memory what a month has, some 200 bytes a row of 100,000s; the setting of
 * the server is for pages.
 */
export const takeMemory = async (tx: Database): Promise<void> => {
  await tx.run(sql`select set_config('work_mem', '64MB', true)`)
}

/**
 * What settlements have booked for the parts disbursed from one day to the other, by part, figure, partner and time; of a part for which pricing
 * gave back what was booked, before that alone: what is settled of it later stands. A settlement that was taken back since counts with its reversal.
 */
export const listSettledFigures = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<SettledFigure[]> =>
  tx.rows(sql`select e.lender_application_id, e.tranche, e.figure, a.partner_id, sum(e.amount_paise)::bigint as paise,
      coalesce(o.booked_at, x.booked_at) as settled_at, back.tx_id is not null as has_gone_back
    from ledger_tx x join ledger_entry e using (tx_id) join ledger_account a using (account_id)
      left join ledger_tx o on o.tx_id = x.reverses_tx_id
      left join (select q.lender_application_id, q.tranche, min(q.tx_id) as tx_id from ledger_tx p join ledger_entry q using (tx_id)
        where p.lender_id = ${lenderId} and p.effective_day between ${from}::date and ${to}::date and p.source = 'pricing'
          and p.kind in ('CLAWBACK', 'REVERSAL')
        group by 1, 2) back on back.lender_application_id = e.lender_application_id and back.tranche = e.tranche
    where x.lender_id = ${lenderId} and x.effective_day between ${from}::date and ${to}::date and x.source = 'reconciliation'
      and x.kind <> 'STATEMENT' and e.figure in ('expected', 'percent_share', 'flat_share', 'referral_share')
      and (back.tx_id is null or coalesce(x.reverses_tx_id, x.tx_id) < back.tx_id)
    group by 1, 2, 3, 4, 6, 7 order by 1, 2, 3, 4, 6`)

interface PricingTransactionRow {
  tx_id: number
  rule_id: number | null
  rule_version: number | null
  terms_id: number | null
  referral_terms_id: number | null
}

/** The transactions that pricing posted for the parts disbursed from one day to the other. */
export const listPricingTransactions = (
  tx: Database,
  lenderId: number,
  { from, to }: { from: string; to: string },
): Promise<PricingTransactionRow[]> =>
  tx.rows(sql`select tx_id, rule_id, rule_version, terms_id, referral_terms_id from ledger_tx
    where lender_id = ${lenderId} and effective_day between ${from}::date and ${to}::date and source = 'pricing'`)

export interface PostedEntryRow {
  tx_id: number
  lender_id: number | null
  effective_day: string
  kind: string
  account_lender_id: number | null
  account_partner_id: number | null
  amount_paise: number
  lender_application_id: number | null
  tranche: number | null
  figure: string | null
}

/** The entries of transactions, in their order, with the accounts that they are booked to. */
export const listPostedEntries = (tx: Database, txIds: readonly number[]): Promise<PostedEntryRow[]> =>
  tx.rows(sql`select x.tx_id, x.lender_id, x.effective_day, a.kind, a.lender_id as account_lender_id,
      a.partner_id as account_partner_id, e.amount_paise, e.lender_application_id, e.tranche, e.figure
    from ledger_tx x join ledger_entry e using (tx_id) join ledger_account a using (account_id)
    where x.tx_id = any(${txIds}::bigint[]) order by x.tx_id, e.n`)

/** The rule that pricing booked the expected sum of a part by last. */
export interface PartRuleRow {
  lender_application_id: number
  tranche: number
  rule_id: number
  rule_version: number
}

/** Of these parts in the books up to a month, YYYY-MM; a part that no rule priced is left out. Asked as the office. */
export const listRulesOfParts = (
  tx: Database,
  month: string,
  parts: readonly LoanLine[],
): Promise<PartRuleRow[]> =>
  tx.rows(sql`select distinct on (e.lender_application_id, e.tranche) e.lender_application_id, e.tranche, x.rule_id, x.rule_version
    from unnest(${parts.map((part) => part.lender_application_id)}::bigint[], ${parts.map(({ tranche }) => tranche)}::smallint[])
        as p (lender_application_id, tranche)
      join ledger_entry e using (lender_application_id, tranche)
      join ledger_tx x using (tx_id)
    where e.figure = 'expected' and x.source = 'pricing' and x.rule_id is not null and x.booked_month <= ${`${month}-01`}::date
    order by e.lender_application_id, e.tranche, x.tx_id desc`)
