import { randomUUID } from 'node:crypto'
import { addDays } from '@marketplace/contract/platform/calendar/days'
import { takeCustomerByMobile } from '../../src/customers/profiles/customers.queries.ts'
import { addProspect, markProspectVerified } from '../../src/customers/prospects/prospects.queries.ts'
import { lockLenderApplication } from '../../src/loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../src/loans/applications/move-lender-application.ts'
import { priceLenderMonth } from '../../src/money/ledger/price-lender-month.ts'
import { makeRun } from '../../src/money/payouts/make-run.ts'
import { recordPaid } from '../../src/money/payouts/record-payment.ts'
import { addReceipts } from '../../src/money/reconciliation/add-receipts.ts'
import { agreeReferralTerms } from '../../src/money/referral-terms/agree-referral-terms.ts'
import { recordStatedLines } from '../../src/money/stated-lines/record-stated-lines.ts'
import { approveStatement } from '../../src/money/statements/approve-statement.ts'
import { draftMonth } from '../../src/money/statements/draft-statements.ts'
import { readContents, sumOf } from '../../src/money/statements/read-contents.ts'
import { showStatement } from '../../src/money/statements/show-statement.ts'
import { findStatement } from '../../src/money/statements/statements.queries.ts'
import { findPartner } from '../../src/partners/accounts/partners.queries.ts'
import { savePartnerWithin } from '../../src/partners/accounts/save-partner.ts'
import { claimLead } from '../../src/partners/leads/claim-lead.ts'
import { recordArrival } from '../../src/partners/leads/record-arrival.ts'
import { putReadUpTo } from '../../src/partners/notices/notices.queries.ts'
import { asOffice } from '../../src/partners/scope/as-partner.ts'
import { dayInIndia } from '../../src/platform/calendar/day-in-india.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { toRupees } from '../../src/platform/money/paise.ts'
import type { By } from '../../src/platform/second-person/second-person-kind.ts'
import type { Services } from '../../src/site/services.ts'
import {
  BEGAN_DAYS_AGO,
  demoLeads,
  demoMonths,
  demoReferral,
  INVITED_PARTNER,
  PAID_PARTNER,
  PRICED_LENDERS,
  type DemoLead,
} from './demo-leads.ts'
import {
  addDemoApplication,
  addDemoFile,
  findDemoAdministrator,
  findDraft,
  findIds,
  isWithoutMoney,
  keepInvitation,
  listExpectedOf,
  listPayoutsOf,
  lockDemoMoney,
} from './demo-money.queries.ts'

const PRODUCT = 'Personal Loans'
const TENURE_MONTHS = 24
const READ_DAYS_AGO = 5
const BEFORE_NOON = 'T05:00:00Z'
const at = (day: string): Date => new Date(`${day}${BEFORE_NOON}`)

interface Demo {
  /** As the product's use cases ask for them, on a day that is past. */
  on: (day: string) => Services
  office: Database
  by: By
  partners: ReadonlyMap<string, number>
  lenders: ReadonlyMap<string, number>
}
const idOf = (ids: ReadonlyMap<string, number>, slug: string): number => {
  const id = ids.get(slug)
  if (id === undefined) throw new Error(`the example ${slug} is not there`)
  return id
}

/** Somebody comes by the partner's path, signs in and chooses a loan; then the lender tells of each step. */
const bring = async ({ on, office, partners, lenders }: Demo, { partner, mobile, came, loan }: DemoLead) => {
  const now = at(came)
  const { env } = on(came)
  const prospect = {
    prospect_app_id: randomUUID(),
    brand_id: null,
    language: 'en',
    mobile_phone_code: '91',
    mobile_phone_number: mobile,
    email: null,
    url_segment: partner,
    utms: {},
    consents: [],
    arrival: {},
    ip_address: null,
    created_at: now,
  } as const
  await addProspect(office, {
    ...prospect,
    consents: [],
    device: 1,
    source_id: 0,
    partner_id: idOf(partners, partner),
  })
  const user_id = await takeCustomerByMobile(office, mobile, {
    user_id: randomUUID(),
    brand_id: null,
    language: 'en',
    now,
  })
  await markProspectVerified(office, prospect.prospect_app_id, user_id, now)
  await recordArrival(office, { ...prospect, consents: [] }, user_id, now)
  await claimLead(office, { user_id, product_type: PRODUCT }, env.LEAD_LOCK_DAYS, now)
  if (loan === null) return
  const id = await addDemoApplication(office, {
    user_id,
    product_type: PRODUCT,
    partner_id: idOf(partners, partner),
    lender_id: idOf(lenders, loan.lender),
    amount: loan.amount,
    tenure_months: TENURE_MONTHS,
    // The lead is there first.
    at: new Date(now.getTime() + 60_000),
  })
  for (const { to, day, amount } of loan.steps) {
    const row = await lockLenderApplication(office, id)
    if (row === null) throw new Error('an example application is missing')
    const told = new Date(at(day).getTime() + 3_600_000)
    await moveLenderApplication(
      office,
      row,
      {
        to,
        source: to === 'SENT' ? 'system' : 'lender',
        at: told,
        ...(to === 'SANCTIONED' && { sanctioned_amount: amount }),
        ...(to === 'DISBURSED' && { disbursed_amount: amount, disbursal_date: day }),
        ...(to === 'REJECTED' && { reject_reason: 'HIGH_FOIR' as const }),
      },
      told,
    )
  }
}

/** A file of each lender states what we expect of a month; `paid`: the day on which it pays that too. */
const state = async (
  { on, office, by, lenders }: Demo,
  { month, payout, day, paid }: { month: string; payout: string; day: string; paid: string | null },
): Promise<void> => {
  for (const [place, slug] of PRICED_LENDERS.entries()) {
    const lender_id = idOf(lenders, slug)
    await priceLenderMonth(office, { lender_id, month }, at(day))
    const expected = await listExpectedOf(office, lender_id, { month, day })
    if (expected.length === 0) continue
    const { staff_id, full_name } = by.actor
    const upload_id = await addDemoFile(office, {
      lender_id,
      month: payout,
      staff_id,
      staff_name: full_name,
      lines: expected.length,
      at: at(day),
    })
    await recordStatedLines(
      office,
      { upload_id, lender_id },
      expected.map(({ lender_application_id, expected_paise }, line) => ({
        line: line + 1,
        lender_application_id,
        payout_month: payout,
        amount_paise: expected_paise,
        tds_paise: null,
        gst_paise: null,
        invoice_no: null,
        utr: null,
        references: [`demo-${lender_application_id}`],
      })),
      at(day),
    )
    if (paid === null) continue
    const bank = toRupees(expected.reduce((sum, { expected_paise }) => sum + expected_paise, 0))
    const receipt = { day: paid, utr: `DEMO${payout.replace('-', '')}0000${place + 1}`, bank, tds: 0, gst: 0 }
    await addReceipts(on(paid), { lender_id, month }, slug, [{ ...receipt, pays: 'month' }], by)
  }
}

/** The statement of the paid partner from the draft to the bank. */
const pay = async ({ on, office, by, partners }: Demo, today: string): Promise<void> => {
  const { last, shown, approved, sent, paid } = demoMonths(today)
  const partner_id = idOf(partners, PAID_PARTNER)
  await draftMonth(on(shown), last, { who: null, auditActor: by.actor.auditActor, ip: by.ip })
  const statement = await findDraft(office, partner_id, last)
  if (statement === null) throw new Error('the example statement was not drafted')
  await showStatement(on(shown), statement, by)
  const row = await findStatement(office, statement)
  if (row === null) throw new Error('the example statement is missing')
  const commission = toRupees(sumOf((await readContents(office, row, at(approved))).lines))
  const reason = 'The partner has agreed'
  if (await approveStatement(on(approved), statement, { commission, reason }, by)) return
  const { run_id } = await makeRun(on(sent), randomUUID(), by)
  for (const { payout_id } of await listPayoutsOf(office, statement))
    await recordPaid(on(paid), payout_id, { run_id, utr: `DEMOPAYOUT${payout_id}`, day: paid }, by)
}

/** Whom the money goes to, and who invited whom, before the first lead. */
const prepare = async ({ on, office, by, partners }: Demo, began: string): Promise<void> => {
  const [inviter, invited] = [idOf(partners, PAID_PARTNER), idOf(partners, INVITED_PARTNER)]
  await keepInvitation(office, { inviter, invited, at: at(began) })
  await agreeReferralTerms(
    on(began),
    { partner_id: inviter, ...demoReferral, valid_from: began, reason: 'Agreed in writing' },
    by,
  )
  const partner = await findPartner(office, inviter, began)
  if (partner === null) throw new Error('the example partner is not there')
  await savePartnerWithin(on(began), office, by, {
    partner_id: inviter,
    version: partner.version,
    account_name: 'Gomti Associates LLP',
    account_number: '30123456784021',
    pan: 'AAPFG1234K',
  })
}

/**
 * Gives the example partners leads of the past three months, priced loans, a statement that is paid, a loan that is waited for and the share of
 * an invited partner's loans: by the use cases of the product, each on its day, in one transaction. Only where there is no lead and no money.
 */
export const loadDemoMoney = (services: Services): Promise<void> =>
  asOffice(services.db, async (office) => {
    await lockDemoMoney(office)
    if (!(await isWithoutMoney(office))) return
    const partners = await findIds(office, 'partner', [PAID_PARTNER, INVITED_PARTNER])
    const lenders = await findIds(office, 'lender', PRICED_LENDERS)
    const staff = await findDemoAdministrator(office)
    // Staff may have closed or renamed any of them.
    if (partners === null || lenders === null || staff === null) return
    const auditActor = { kind: 'staff', id: staff.staff_id, name: staff.username } as const
    const actor: By['actor'] = {
      ...staff,
      role_id: 1,
      is_demo: 1,
      must_enrol: 0,
      must_change_password: 0,
      must_step_up: 0,
      token_hash: Buffer.alloc(32),
      auditActor,
    }
    const on = (day: string): Services => ({ ...services, db: office, now: () => at(day) })
    const demo: Demo = { on, office, by: { actor, ip: '127.0.0.1' }, partners, lenders }
    const today = dayInIndia(services.now())
    await prepare(demo, addDays(today, -BEGAN_DAYS_AGO))
    for (const lead of demoLeads(today)) await bring(demo, lead)
    const { earlier, last, stated, received, statedLate } = demoMonths(today)
    await state(demo, { month: earlier, payout: last, day: stated, paid: received })
    await state(demo, { month: last, payout: last, day: statedLate, paid: null })
    for (const slug of PRICED_LENDERS) {
      const lender_id = idOf(lenders, slug)
      for (const month of new Set([last, addDays(today, -1).slice(0, 7)]))
        await priceLenderMonth(office, { lender_id, month }, services.now())
    }
    await pay(demo, today)
    // What is older was read.
    await putReadUpTo(office, idOf(partners, PAID_PARTNER), at(addDays(today, -READ_DAYS_AGO)))
  })
