import type { StatementTds } from '@marketplace/contract/money/partner-statements'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toPaise, toRupees } from '../../platform/money/paise.ts'
import { percentOf } from '../../platform/money/percent-of.ts'
import { askSecondPerson } from '../../platform/second-person/ask-second-person.ts'
import { needsSecondPerson } from '../../platform/second-person/needs-second-person.ts'
import type { By, SecondPersonKind } from '../../platform/second-person/second-person-kind.ts'
import type { LedgerTransaction } from '../ledger/ledger-kinds.ts'
import { lockLenderMonths } from '../ledger/ledger.queries.ts'
import { postTransactions } from '../ledger/post-transactions.ts'
import { addPayout } from '../payouts/payouts.queries.ts'
import { allowanceOf, allowEarned, readEarningsOf, withholdAccrued } from './accrual-tds.ts'
import { lockStatement } from './lock-statement.ts'
import { carriedFor } from '../statement-rules/plan-lines.ts'
import { taxYearOf } from '../statement-rules/tax-year.ts'
import { type Contents, readContents, sumOf, tdsBaseOf } from './read-contents.ts'
import { lockTaxpayerOf, readGstPercent, readTdsFigures, reckonTds } from './reckon-tds.ts'
import { recordStep } from './record-step.ts'
import { markApproved, saveInvoice, type StatementRow } from './statements.queries.ts'
import { addDeduction } from './tds.queries.ts'

/** The tax of a statement. */
interface Withheld {
  paise: number
  /** How much of it was withheld as the share was earned. */
  allowed_paise: number
  of: StatementTds
  /** What is withheld as the share was earned, and was not yet. */
  accrued: LedgerTransaction[]
}

/** A transaction that makes a statement owed: estimates of its lines become a debt, of which the tax is owed to the state. */
const creditOf = (
  { statement_id, partner_id }: StatementRow,
  { lines }: Pick<Contents, 'lines'>,
  tds: Pick<Withheld, 'paise' | 'allowed_paise'>,
  day: string,
  staff_id: number,
): LedgerTransaction => {
  const accrued = { kind: 'partner_accrued', partner_id } as const
  const payable = { kind: 'partner_payable', partner_id } as const
  const tdsPayable = { kind: 'tds_payable' } as const
  return {
    kind: 'STATEMENT',
    source: 'statement',
    cause: 'statement_approved',
    effective_day: day,
    idempotency_key: `statement:${statement_id}`,
    staff_id,
    entries: [
      ...lines.flatMap(({ lender_application_id, tranche, amount_paise }) => {
        const line = { lender_application_id, tranche }
        return [
          { account: accrued, amount_paise, line },
          { account: payable, amount_paise: -amount_paise, line },
        ]
      }),
      // What was withheld as the share was earned left the estimate then.
      ...[
        { account: payable, amount_paise: tds.paise },
        { account: accrued, amount_paise: -tds.allowed_paise },
        { account: tdsPayable, amount_paise: tds.allowed_paise - tds.paise },
      ].filter(({ amount_paise }) => amount_paise !== 0),
    ],
  }
}

/** GST that the partner's own tax invoice makes owed. */
export const gstOf = (
  { statement_id, partner_id }: Pick<StatementRow, 'statement_id' | 'partner_id'>,
  gst_paise: number,
  day: string,
  staff_id: number,
): LedgerTransaction => ({
  kind: 'INVOICE',
  source: 'statement',
  cause: 'partner_invoice',
  effective_day: day,
  idempotency_key: `statement-gst:${statement_id}`,
  staff_id,
  entries: [
    { account: { kind: 'gst_input' }, amount_paise: gst_paise },
    { account: { kind: 'partner_payable', partner_id }, amount_paise: -gst_paise },
  ],
})

/** On what tax is withheld; a statement that was shown in the tax year before gives none of that year's back. */
const baseIn = ({ shown_at }: StatementRow, lines: Contents['lines'], day: string): number => {
  if (shown_at === null || taxYearOf(dayInIndia(shown_at)) === taxYearOf(day)) return tdsBaseOf(lines)
  return tdsBaseOf(lines.map((line) => ({ ...line, tds_base_paise: Math.max(0, line.tds_base_paise) })))
}

/** The tax of a statement that is being approved; the taxpayer is held. */
const withholdTds = async (
  tx: Database,
  row: StatementRow,
  contents: Contents,
  day: string,
): Promise<Withheld> => {
  const { statement_id, partner_id } = row
  const base_paise = baseIn(row, contents.lines, day)
  const figures = await readTdsFigures(tx, day)
  if (contents.terms.tds_at === 'accrual') {
    const accrued = await withholdAccrued(tx, partner_id, day)
    const taxpayer = await lockTaxpayerOf(tx, partner_id, day)
    const earnings = await readEarningsOf(tx, partner_id, taxpayer.tax_year, contents.terms)
    const paise = allowanceOf(earnings, base_paise, figures)
    const { of } = reckonTds(0, taxpayer, figures)
    return { paise, allowed_paise: paise, of: { ...of, base: toRupees(base_paise) }, accrued }
  }
  const taxpayer = await lockTaxpayerOf(tx, partner_id, day)
  const earnings = await readEarningsOf(tx, partner_id, taxpayer.tax_year, contents.terms)
  const { allowed_paise, rest_paise } = allowEarned(earnings, base_paise, figures)
  const { due, of } = reckonTds(rest_paise, taxpayer, figures)
  await addDeduction(tx, {
    partner_id,
    statement_id,
    tax_year: taxpayer.tax_year,
    day,
    base_paise: rest_paise,
    taxed_paise: due.taxed_paise,
    tds_paise: due.tds_paise,
    percent: due.percent,
    kept_paise: 0,
  })
  return {
    paise: allowed_paise + due.tds_paise,
    allowed_paise,
    of: { ...of, base: toRupees(base_paise) },
    accrued: [],
  }
}

/** Makes a statement owed, in the caller's transaction: its partner is held and its lines were judged. */
const approve = async (
  services: Services,
  tx: Database,
  row: StatementRow,
  contents: Contents,
  { by, reason }: { by: By; reason: string | undefined },
  at: Date,
): Promise<void> => {
  const { statement_id, partner_id, invoice_number, invoice_day } = row
  const day = dayInIndia(at)
  const commission_paise = sumOf(contents.lines)
  // A month of whose lines one is approved is not opened again: whoever is about to waits, and sees it.
  const lenders = new Set(contents.lines.map(({ lender_id }) => lender_id))
  for (const lender_id of [...lenders].sort((one, other) => one - other))
    await lockLenderMonths(tx, lender_id)
  const tds = await withholdTds(tx, row, contents, day)
  // The tax on the whole year may be all of this part of it or more: then nothing is to be paid, and it is carried forward.
  if (commission_paise <= tds.paise) throw new Problem('statement_not_payable')
  let gst_paise = 0
  if (invoice_number !== null && invoice_day !== null) {
    gst_paise = percentOf(commission_paise, await readGstPercent(tx, invoice_day))
    await saveInvoice(tx, statement_id, { number: invoice_number, day: invoice_day, gst_paise })
  }
  const { staff_id } = by.actor
  await postTransactions(
    tx,
    [
      ...tds.accrued,
      creditOf(row, contents, tds, day, staff_id),
      ...(gst_paise > 0 ? [gstOf(row, gst_paise, day, staff_id)] : []),
    ],
    at,
  )
  await markApproved(tx, statement_id, {
    at,
    day,
    commission_paise,
    tds_paise: tds.paise,
    tds_of: tds.of,
  })
  const amount_paise = commission_paise - tds.paise + gst_paise
  if (amount_paise > 0) await addPayout(tx, { statement_id, partner_id, part: 'commission', amount_paise })
  await services.addJob(tx, 'make_statement_papers', { statement_id, of: 'approved' })
  const after = {
    commission: toRupees(commission_paise),
    tds: toRupees(tds.paise),
    to_bank: toRupees(amount_paise),
  }
  await recordStep(
    tx,
    row,
    { action: 'partner_statement.approve', state: 'APPROVED', note: reason, after },
    by,
    at,
  )
}

/** What a waiting approval is about. */
export const statementRequest = ({ statement_id, number }: Pick<StatementRow, 'statement_id' | 'number'>) =>
  ({
    kind: 'partner_statement',
    object: { kind: 'partner_statement', id: statement_id, name: number },
  }) as const

/**
 * Approves what is shown; `commission` in rupees is the sum that the page showed. From a limit on a second person is asked.
 * Approved already, nothing is done. @returns whether it waits for a second person
 * @throws Problem not_found; conflict of a draft, a cancelled one, another sum; statement_not_payable; objection_time_runs.
 */
export const approveStatement = (
  services: Services,
  statementId: number,
  { commission, reason }: { commission: number; reason?: string | undefined },
  by: By,
): Promise<boolean> =>
  asOffice(services.db, async (tx) => {
    const at = services.now()
    const row = await lockStatement(tx, statementId)
    if (row.state === 'DRAFT' || row.state === 'CANCELLED') throw new Problem('conflict')
    if (row.state !== 'SHOWN') return false
    const contents = await readContents(tx, row, at)
    const sum = sumOf(contents.lines)
    if (sum !== toPaise(commission)) throw new Problem('conflict', [], toRupees(sum))
    if (contents.lines.length === 0 || carriedFor(contents.lines, contents.terms.minimum_paise) !== null)
      throw new Problem('statement_not_payable')
    if (reason === undefined && dayInIndia(at) <= (row.object_until ?? ''))
      throw new Problem('objection_time_runs')
    if (await needsSecondPerson(tx, 'statement', commission)) {
      await askSecondPerson(tx, { ...statementRequest(row), detail: { commission }, reason }, by, at)
      return true
    }
    await approve(services, tx, row, contents, { by, reason }, at)
    return false
  })

/** Approves once a second person has. @throws Problem conflict where it is no longer what was asked for. */
export const statementKind: SecondPersonKind<Services> = {
  hold: (tx, { object_id }) => asOffice(tx, (own) => lockStatement(own, Number(object_id))),
  perform: (services, tx, request, by, at) =>
    asOffice(tx, async (own) => {
      const row = await lockStatement(own, Number(request.object_id))
      if (row.state !== 'SHOWN') throw new Problem('conflict')
      const contents = await readContents(own, row, at)
      const { commission } = request.detail
      if (typeof commission !== 'number' || sumOf(contents.lines) !== toPaise(commission))
        throw new Problem('conflict', [], toRupees(sumOf(contents.lines)))
      await approve(services, own, row, contents, { by, reason: request.reason ?? undefined }, at)
    }),
}
