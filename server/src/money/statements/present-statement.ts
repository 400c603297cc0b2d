import type { PartnerStatement, PartnerStatementDetail } from '@marketplace/contract/money/partner-statements'
import type { Services } from '../../market/services.ts'
import { openOfPartner } from '../../partners/accounts/open-partner.ts'
import { listPayees, type PayeeRow } from '../../partners/accounts/published.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { toRupees } from '../../platform/money/paise.ts'
import { percentOf } from '../../platform/money/percent-of.ts'
import { maskAccountNumber, maskGstin, maskPan } from '../../platform/personal-data/mask-personal-data.ts'
import { listWaitingSubjects } from '../../platform/second-person/published.ts'
import { listPayoutTermsRows } from '../payouts/payout-terms.queries.ts'
import type { PayoutTermsRow } from '../payouts/payout-terms-on.ts'
import { presentPayout } from '../payouts/present-payout.ts'
import { listPayoutsOf } from '../payouts/payouts.queries.ts'
import { taxYearOf } from '../statement-rules/tax-year.ts'
import { countOpenDisputes } from '../disputes/disputes.queries.ts'
import { readEarnings, readEarningsOf } from './accrual-tds.ts'
import { presentSums } from './present-lines.ts'
import { isTdsOpen, previewTds } from './preview-tds.ts'
import { type Contents, planDrafts, readContents, sumOf, tdsBaseOf, termsOf } from './read-contents.ts'
import { readGstPercent, readTaxpayers, readTdsFigures } from './reckon-tds.ts'
import { listFrozenSums, listPapers, listSteps, type StatementRow } from './statements.queries.ts'

interface Sums {
  lines: number
  commission_paise: number
  tds_base_paise: number
  left_out_lines: number
  carried: PartnerStatement['carried_forward']
  terms: Pick<PayoutTermsRow, 'tds_at'>
}

/** What the statements are together: of drafts as they would be today. */
const sumsOf = async (
  tx: Database,
  rows: readonly StatementRow[],
  at: Date,
): Promise<ReadonlyMap<number, Sums>> => {
  const found = new Map<number, Sums>()
  const frozen = new Map(rows.filter(({ state }) => state !== 'DRAFT').map((row) => [row.statement_id, row]))
  const all = await listPayoutTermsRows(tx, null)
  for (const { statement_id, ...sums } of await listFrozenSums(tx, [...frozen.keys()])) {
    const row = frozen.get(statement_id)
    if (row !== undefined) found.set(statement_id, { ...sums, carried: null, terms: termsOf(all, row, at) })
  }
  for (const [month, drafts] of Map.groupBy(
    rows.filter(({ state }) => state === 'DRAFT'),
    (row) => row.month,
  )) {
    const plans = await planDrafts(
      tx,
      drafts.map(({ partner_id }) => partner_id),
      month,
      at,
    )
    for (const { statement_id, partner_id } of drafts) {
      const plan = plans.get(partner_id)
      if (plan !== undefined)
        found.set(statement_id, { ...ofContents(plan), carried: plan.carried, terms: plan.terms })
    }
  }
  return found
}

const ofContents = ({ lines, leftOut }: Pick<Contents, 'lines' | 'leftOut'>) => ({
  lines: lines.length,
  commission_paise: sumOf(lines),
  tds_base_paise: tdsBaseOf(lines),
  left_out_lines: leftOut.length,
})

const presentRow = (
  row: StatementRow,
  facts: { name: string; sums: Sums; tds_paise: number; open: number; waits: boolean },
): PartnerStatement => ({
  statement_id: row.statement_id,
  number: row.number,
  partner_id: row.partner_id,
  partner_name: facts.name,
  month: row.month,
  state: row.state,
  commission: toRupees(facts.sums.commission_paise),
  tds: toRupees(facts.tds_paise),
  to_bank: toRupees(facts.sums.commission_paise - facts.tds_paise + (row.invoice_gst_paise ?? 0)),
  lines: facts.sums.lines,
  left_out_lines: facts.sums.left_out_lines,
  carried_forward: facts.sums.carried,
  open_disputes: facts.open,
  waits_for_second_person: facts.waits ? 1 : 0,
  drafted_at: row.drafted_at.toISOString(),
  shown_at: row.shown_at?.toISOString() ?? null,
  object_until: row.object_until,
  approved_at: row.approved_at?.toISOString() ?? null,
  paid_day: row.paid_day,
  cancelled_at: row.cancelled_at?.toISOString() ?? null,
})

const none: Sums = {
  lines: 0,
  commission_paise: 0,
  tds_base_paise: 0,
  left_out_lines: 0,
  carried: null,
  terms: { tds_at: 'statement' },
}

const partnersOf = (rows: readonly StatementRow[]): number[] => [
  ...new Set(rows.map(({ partner_id }) => partner_id)),
]

/** Statements as a list shows them. As the office. */
export const presentStatements = async (
  tx: Database,
  rows: readonly StatementRow[],
  at: Date,
): Promise<PartnerStatement[]> => {
  if (rows.length === 0) return []
  const today = dayInIndia(at)
  const ids = rows.map(({ statement_id }) => statement_id)
  const partnerIds = partnersOf(rows)
  const sums = await sumsOf(tx, rows, at)
  const names = new Map((await listPayees(tx, partnerIds)).map(({ id, name }) => [id, name]))
  const taxpayers = await readTaxpayers(tx, partnerIds, today)
  const figures = await readTdsFigures(tx, today)
  const open = new Map((await countOpenDisputes(tx, ids)).map((one) => [one.statement_id, one.count]))
  const waiting = await listWaitingSubjects(tx, 'partner_statement', ids.map(String), at)
  const unsettled = rows.filter(isTdsOpen)
  const asEarned = unsettled.filter(({ statement_id }) => sums.get(statement_id)?.terms.tds_at === 'accrual')
  const earnings = await readEarnings(
    tx,
    partnersOf(unsettled),
    taxYearOf(today),
    new Set(partnersOf(asEarned)),
  )
  return rows.map((row) => {
    const ofRow = sums.get(row.statement_id) ?? none
    const taxpayer = taxpayers.get(row.partner_id)
    if (taxpayer === undefined) throw new Error('a statement has no partner')
    const { tds_paise } = previewTds(
      row,
      ofRow.tds_base_paise,
      ofRow.terms,
      earnings.get(row.partner_id),
      taxpayer,
      figures,
    )
    return presentRow(row, {
      name: names.get(row.partner_id) ?? '',
      sums: ofRow,
      tds_paise,
      open: open.get(row.statement_id) ?? 0,
      waits: waiting.has(String(row.statement_id)),
    })
  })
}

const maskedPayee = async ({ vault }: Pick<Services, 'vault'>, payee: PayeeRow) => {
  const [pan, gstin, account] = await Promise.all([
    openOfPartner(vault, 'pan', payee),
    openOfPartner(vault, 'gstin', payee),
    openOfPartner(vault, 'account_number', payee),
  ])
  return {
    pan_masked: pan === null ? null : maskPan(pan),
    gstin_masked: gstin === null ? null : maskGstin(gstin),
    account_name: payee.account_name,
    account_number_masked: account === null ? null : maskAccountNumber(account),
    ifsc: payee.ifsc,
  }
}

/** A statement whole. As the office. */
export const presentStatement = async (
  services: Pick<Services, 'vault'>,
  tx: Database,
  row: StatementRow,
  at: Date,
): Promise<PartnerStatementDetail> => {
  const { statement_id, partner_id } = row
  const today = dayInIndia(at)
  const contents = await readContents(tx, row, at)
  const [payee] = await listPayees(tx, [partner_id])
  if (payee === undefined) throw new Error('a statement has no partner')
  const taxpayer = (await readTaxpayers(tx, [partner_id], today)).get(partner_id)
  if (taxpayer === undefined) throw new Error('a statement has no partner')
  const figures = await readTdsFigures(tx, today)
  const sums = { ...ofContents(contents), carried: contents.carried, terms: contents.terms }
  const earnings = isTdsOpen(row)
    ? await readEarningsOf(tx, partner_id, taxpayer.tax_year, sums.terms)
    : undefined
  const { tds_paise, of } = previewTds(row, sums.tds_base_paise, sums.terms, earnings, taxpayer, figures)
  const payouts = await listPayoutsOf(tx, statement_id)
  const gst_paise =
    row.invoice_gst_paise ??
    (payee.gstin === null
      ? 0
      : percentOf(Math.max(0, sums.commission_paise), await readGstPercent(tx, today)))
  const [open] = await countOpenDisputes(tx, [statement_id])
  const waiting = await listWaitingSubjects(tx, 'partner_statement', [String(statement_id)], at)
  const facts = {
    name: payee.name,
    sums,
    tds_paise,
    open: open?.count ?? 0,
    waits: waiting.has(String(statement_id)),
  }
  return {
    ...presentRow(row, facts),
    sums: presentSums(contents, { tds_paise, gst_paise, paid_gst_paise: row.invoice_gst_paise ?? 0 }),
    tds_of: of,
    ...(await maskedPayee(services, payee)),
    invoice:
      row.invoice_number === null || row.invoice_day === null
        ? null
        : { number: row.invoice_number, day: row.invoice_day, gst: toRupees(row.invoice_gst_paise ?? 0) },
    payouts: payouts.map(presentPayout),
    papers: (await listPapers(tx, statement_id)).map(({ of, format, sha256, bytes, made_at }) => ({
      of,
      format,
      sha256,
      bytes,
      made_at: made_at.toISOString(),
    })),
    steps: (await listSteps(tx, statement_id)).map((step) => ({ ...step, at: step.at.toISOString() })),
    opened_at: row.opened_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
  }
}
