import type { LeadDispute, PartOfLead } from '@marketplace/contract/partner-area/lead-disputes'
import type { Trace } from '@marketplace/contract/partner-area/partner-trace'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { jobs } from '../../app/modules.ts'
import { lockLenderApplication } from '../../loans/applications/lender-applications.queries.ts'
import { moveLenderApplication } from '../../loans/applications/move-lender-application.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildLoans } from '../../testing/builders/build-loans.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildPerson } from '../../testing/builders/build-person.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let running: TestApp
let staff: SignedInStaff
let gomti: BuiltPartner
let kaveri: BuiltPartner
let loan: number
let lead_id: number
let q: string
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())

/** Gomti's lead, whose customer came by Kaveri's link as well. */
beforeEach(async () => {
  gomti = await buildPartner(running.services)
  kaveri = await buildPartner(running.services)
  const { lender_id } = await buildLender(running.db)
  ;[loan = 0] = await buildLoans(running.db, { lender_id, count: 1, partner_id: gomti.partner_id })
  const { prospect_app_id } = await buildCustomer(running.services)
  q = String(1_000 + (loan % 9_000))
  lead_id = await asOffice(running.db, async (tx) => {
    const lead = await tx.row<{ lead_id: number; user_id: string }>(
      sql`select lead_id, user_id from partner_lead where partner_id = ${gomti.partner_id}`,
    )
    if (lead === null) throw new Error('no lead')
    await tx.run(sql`insert into partner_arrival (prospect_app_id, partner_id, user_id, came_by, masked_contact, arrived_at)
      values (${prospect_app_id}, ${kaveri.partner_id}, ${lead.user_id}, 'segment', ${`******${q}`}, ${running.clock.now()})`)
    return lead.lead_id
  })
})

const call = async <Data>(
  who: { headers: { authorization: string } },
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<Data> => {
  const answer = await running.app.inject({ method, url, headers: who.headers, ...(payload && { payload }) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: Data }>().data
}
const codeOf = async (who: { headers: { authorization: string } }, url: string, payload: object) =>
  (await running.app.inject({ method: 'POST', url, headers: who.headers, payload })).json<{ code: string }>()
    .code
const caseOf = async (who: { headers: { authorization: string } }, typed = q) => {
  const { cases } = await call<Trace>(who, 'GET', `/api/partner/trace?q=${typed}`)
  const [found] = cases
  if (found === undefined) throw new Error('no case')
  return found
}
const toldOf = (partner: BuiltPartner, type: string) =>
  asOffice(running.db, (tx) =>
    tx.rows<{ subject: string; data: object }>(
      sql`select subject, data from partner_event where partner_id = ${partner.partner_id} and type = ${type} order by event_id`,
    ),
  )
const move = (to: 'DISBURSED' | 'SANCTIONED') =>
  running.db.transaction(async (tx) => {
    const row = await lockLenderApplication(tx, loan)
    if (row === null) throw new Error('no such application')
    const at = running.clock.now()
    const facts =
      to === 'DISBURSED'
        ? { disbursed_amount: 200_000, disbursal_date: '2026-11-19' }
        : { disbursed_amount: undefined, disbursal_date: undefined }
    await moveLenderApplication(tx, row, { to, source: 'lender', at, ...facts }, at)
  })
const expire = () => jobs.expire_leads.run(running.services, {}, { number: 1, last: false })

describe('what a partner asks to be told', () => {
  test('of another’s lock, once it ends, once; and not after it was switched off', async () => {
    const { case_id, watch, outcome } = await caseOf(kaveri)
    expect([outcome, watch]).toEqual(['others', { of: 'lock_end', is_on: 0, told_at: null }])
    const ask = (on: 0 | 1) => call(kaveri, 'POST', '/api/partner/trace/watch', { q, case_id, on })
    await ask(1)
    expect((await caseOf(kaveri)).watch).toMatchObject({ is_on: 1 })
    await ask(0)
    expect((await caseOf(kaveri)).watch).toMatchObject({ is_on: 0 })
    await ask(1)
    await expire()
    expect(await toldOf(kaveri, 'lead.watched')).toEqual([])
    const begin = running.clock.now()
    running.clock.set('2030-01-01T12:00:00Z')
    await expire()
    await expire()
    running.clock.set(begin.toISOString())
    const told = await toldOf(kaveri, 'lead.watched')
    expect(told).toEqual([
      {
        subject: 'Personal Loans',
        data: { of: 'lock_end', lead_id: null, product_type: 'Personal Loans', status: null },
      },
    ])
    const { data } = await running.app
      .inject({ url: '/api/partner/notices', headers: kaveri.headers })
      .then((answer) => answer.json<{ data: { title: string; path: string }[] }>())
    expect(data[0]).toMatchObject({ title: 'A lock that you waited for has ended', path: '/partner/trace' })
  })

  test('of its own lead, at the lender’s next word, once', async () => {
    const { case_id, watch } = await caseOf(gomti, `L-${lead_id}`)
    expect(watch).toEqual({ of: 'next_step', is_on: 0, told_at: null })
    await call(gomti, 'POST', '/api/partner/trace/watch', { q: `L-${lead_id}`, case_id, on: 1 })
    await move('DISBURSED')
    expect(await toldOf(gomti, 'lead.watched')).toEqual([
      {
        subject: `lead ${lead_id}`,
        data: { of: 'next_step', lead_id, product_type: 'Personal Loans', status: 'DISBURSED' },
      },
    ])
    expect((await caseOf(gomti, `L-${lead_id}`)).watch).toMatchObject({
      is_on: 0,
      told_at: running.clock.now().toISOString(),
    })
  })

  test('of no case that its own trace does not find', async () => {
    const { case_id } = await caseOf(kaveri)
    const body = { q, case_id, on: 1 }
    expect(await codeOf(gomti, '/api/partner/trace/watch', body)).toBe('not_found')
    expect(await codeOf(kaveri, '/api/partner/trace/watch', { ...body, case_id: '0'.repeat(32) })).toBe(
      'not_found',
    )
    const rows = await asOffice(running.db, (tx) =>
      tx.rows(sql`select 1 from partner_watch where lead_id = ${lead_id}`),
    )
    expect(rows).toEqual([])
  })
})

describe('a dispute about a lead', () => {
  const openOne = async (request_id = crypto.randomUUID(), text = 'My link came first') => {
    const { case_id } = await caseOf(kaveri)
    return call<LeadDispute>(kaveri, 'POST', '/api/partner/lead-disputes/open', {
      request_id,
      q,
      case_id,
      text,
    })
  }

  test('of another’s lock names neither its lead nor its partner; one is open at a time; only its partner reads it', async () => {
    const request_id = crypto.randomUUID()
    const opened = await openOne(request_id)
    expect(opened).toMatchObject({
      about: 'lock',
      lead_id: null,
      state: 'OPEN',
      masked_contact: '******0000',
    })
    expect(Date.parse(opened.due_at ?? '')).toBeGreaterThan(running.clock.now().getTime())
    expect((await openOne(request_id)).dispute_id).toBe(opened.dispute_id)
    const { case_id, may_dispute, disputes } = await caseOf(kaveri)
    expect([may_dispute, disputes.map(({ dispute_id }) => dispute_id)]).toEqual([0, [opened.dispute_id]])
    const again = { request_id: crypto.randomUUID(), q, case_id, text: 'Once more' }
    expect(await codeOf(kaveri, '/api/partner/lead-disputes/open', again)).toBe('conflict')
    expect(JSON.stringify(await caseOf(kaveri))).not.toContain(gomti.name)
    expect(await call(gomti, 'GET', '/api/partner/lead-disputes')).toEqual([])
    expect((await caseOf(gomti, `L-${lead_id}`)).disputes).toEqual([])
    const reply = { request_id: crypto.randomUUID(), text: 'It is mine' }
    expect(await codeOf(gomti, `/api/partner/lead-disputes/${opened.dispute_id}/answer`, reply)).toBe(
      'not_found',
    )
  })

  test('is answered, written on and accepted: the decision alone books, once, and the partner is told', async () => {
    await move('DISBURSED')
    const { dispute_id } = await openOne()
    const url = `/api/lead-disputes/${dispute_id}`
    const answered = await call<LeadDispute>(staff, 'POST', `${url}/answer`, {
      request_id: crypto.randomUUID(),
      text: 'We ask the lender',
    })
    expect([answered.state, answered.due_at]).toEqual(['ANSWERED', null])
    const written = await call<LeadDispute>(
      kaveri,
      'POST',
      `/api/partner/lead-disputes/${dispute_id}/answer`,
      {
        request_id: crypto.randomUUID(),
        text: 'Thank you',
      },
    )
    expect(written.state).toBe('OPEN')
    expect(written.entries.map(({ by, author }) => [by, author])).toEqual([
      ['partner', 'Asha Rao'],
      ['staff', running.services.brands().bySlug(running.services.env.DEFAULT_BRAND)?.brand.name],
      ['partner', 'Asha Rao'],
    ])
    const { parts } = await call<LeadDispute & { parts: PartOfLead[] }>(staff, 'GET', url)
    expect(parts).toMatchObject([{ lender_application_id: loan, tranche: 1, disbursed: 200_000, is_own: 0 }])
    const accept = {
      adjustment: { lender_application_id: loan, tranche: 1, amount: 1_250.5 },
      text: 'Half of it is yours',
    }
    const booked = () =>
      asOffice(running.db, (tx) =>
        tx.rows<{ kind: string; sum: number }>(sql`select a.kind, sum(e.amount_paise)::bigint as sum
          from ledger_entry e join ledger_account a using (account_id)
          where a.partner_id = ${kaveri.partner_id} group by a.kind order by a.kind`),
      )
    expect(await booked()).toEqual([])
    const wrong = { ...accept, adjustment: { ...accept.adjustment, tranche: 2 } }
    expect(await codeOf(staff, `${url}/accept`, wrong)).toBe('not_found')
    await call(staff, 'POST', `${url}/accept`, accept)
    const accepted = await call<LeadDispute>(staff, 'POST', `${url}/accept`, accept)
    expect([accepted.state, accepted.adjusted]).toEqual(['ACCEPTED', 1_250.5])
    const sales = await buildPerson(running.services, kaveri.partner_id, { role: 'sales' })
    const adjustedAs = async (who: Pick<BuiltPartner, 'headers'>) => {
      const answer = await running.app.inject({ url: '/api/partner/lead-disputes', headers: who.headers })
      return answer.json<{ data: LeadDispute[] }>().data.find((one) => one.dispute_id === dispute_id)
        ?.adjusted
    }
    expect([await adjustedAs(kaveri), await adjustedAs(sales)]).toEqual([1_250.5, null])
    expect(await booked()).toEqual([
      { kind: 'partner_accrued', sum: -125_050 },
      { kind: 'partner_share', sum: 125_050 },
    ])
    expect(await codeOf(staff, `${url}/refuse`, { text: 'No after all' })).toBe('conflict')
    const told = await toldOf(kaveri, 'dispute.answered')
    expect(told.map(({ data }) => data)).toEqual([
      { dispute_id, product_type: 'Personal Loans', state: 'ANSWERED' },
      { dispute_id, product_type: 'Personal Loans', state: 'ACCEPTED' },
    ])
    expect((await caseOf(kaveri)).may_dispute).toBe(1)
  })

  test('waits for the lender’s word, with a date and a clock that the partner reads, and is told once', async () => {
    const { dispute_id } = await openOne()
    const url = `/api/lead-disputes/${dispute_id}`
    const asking = { request_id: crypto.randomUUID(), text: 'We asked which link came first' }
    const asked = await call<LeadDispute>(staff, 'POST', `${url}/ask-lender`, asking)
    await call(staff, 'POST', `${url}/ask-lender`, asking)
    const now = running.clock.now()
    expect(asked).toMatchObject({ state: 'LENDER_ASKED', lender_asked_at: now.toISOString() })
    expect(Date.parse(asked.due_at ?? '')).toBeGreaterThan(now.getTime() + 4 * 86_400_000)
    const [own] = await call<LeadDispute[]>(kaveri, 'GET', '/api/partner/lead-disputes')
    expect(own).toMatchObject({
      dispute_id,
      state: 'LENDER_ASKED',
      lender_asked_at: asked.lender_asked_at,
      due_at: asked.due_at,
    })
    expect(own?.entries.at(-1)?.text).toBe(asking.text)
    expect((await caseOf(kaveri)).may_dispute).toBe(0)
    expect(await toldOf(kaveri, 'dispute.lender_asked')).toEqual([
      {
        subject: `dispute ${dispute_id}`,
        data: {
          dispute_id,
          product_type: 'Personal Loans',
          asked_at: asked.lender_asked_at,
          answer_by: asked.due_at,
        },
      },
    ])
    const { data: notices } = await running.app
      .inject({ url: '/api/partner/notices', headers: kaveri.headers })
      .then((answer) => answer.json<{ data: { title: string }[] }>())
    expect(notices[0]?.title).toBe('We asked the lender about your dispute')
    const listed = await call<LeadDispute[]>(staff, 'GET', '/api/lead-disputes?state=LENDER_ASKED')
    expect(listed.map((one) => one.dispute_id)).toEqual([dispute_id])

    // A further word of the partner waits for staff again; that the lender was asked stays.
    const reply = { request_id: crypto.randomUUID(), text: 'Here is my proof' }
    const open = await call<LeadDispute>(
      kaveri,
      'POST',
      `/api/partner/lead-disputes/${dispute_id}/answer`,
      reply,
    )
    expect(open).toMatchObject({ state: 'OPEN', lender_asked_at: asked.lender_asked_at })
    await call(staff, 'POST', `${url}/refuse`, { text: 'The lender says otherwise' })
    expect(await codeOf(staff, `${url}/ask-lender`, { ...asking, request_id: crypto.randomUUID() })).toBe(
      'conflict',
    )
  })

  test('is refused with a reason, or accepted without money', async () => {
    const one = await openOne()
    const refused = await call<LeadDispute>(staff, 'POST', `/api/lead-disputes/${one.dispute_id}/refuse`, {
      text: 'The other link came first',
    })
    expect([refused.state, refused.adjusted, refused.entries.at(-1)?.text]).toEqual([
      'REFUSED',
      null,
      'The other link came first',
    ])
    const other = await openOne()
    const accepted = await call<LeadDispute>(staff, 'POST', `/api/lead-disputes/${other.dispute_id}/accept`, {
      adjustment: null,
      text: 'You are right, nothing was paid out',
    })
    expect([accepted.state, accepted.adjusted]).toEqual(['ACCEPTED', 0])
    const listed = await call<LeadDispute[]>(staff, 'GET', '/api/lead-disputes?state=ACCEPTED')
    expect(listed.map(({ dispute_id }) => dispute_id)).toContain(other.dispute_id)
  })
})
