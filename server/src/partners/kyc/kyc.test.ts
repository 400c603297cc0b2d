import { randomUUID } from 'node:crypto'
import type { KycSubmission, MerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import type { Partner } from '@marketplace/contract/partners/partners'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOffice } from '../scope/as-partner.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { resealKyc } from './reseal-kyc.ts'

let running: TestApp
let staff: SignedInStaff
let partner: BuiltPartner
beforeAll(async () => {
  running = await createTestApp()
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())
beforeEach(async () => {
  partner = await buildPartner(running.services)
})

const bank = { account_name: 'Kaveri Traders', account_number: '123456789012', ifsc: 'HDFC0001234' }
const tax = { pan: 'AAPFU0939F', gstin: '27AAPFU0939F1ZV' }
const business = {
  entity_kind: 'partnership',
  legal_name: 'Kaveri Traders',
  address: '1, MG Road, Bengaluru',
  pincode: '560001',
}

const post = async <Data = unknown>(
  path: string,
  payload: object,
  headers: { authorization: string } = staff.headers,
) => {
  const answer = await running.app.inject({ method: 'POST', url: `/api/${path}`, headers, payload })
  return {
    status: answer.statusCode,
    ...answer.json<{ data: Data; code?: string; details?: { field: string }[] }>(),
  }
}
const get = async <Data>(path: string, { headers } = staff as { headers: { authorization: string } }) =>
  (await running.app.inject({ url: `/api/${path}`, headers })).json<{ data: Data }>().data
const send = (item: string, values: object, id: string = randomUUID(), by = partner) =>
  post<KycSubmission[]>(`partner/kyc/${item}`, { submission_id: id, ...values }, by.headers)
const record = () => get<Partner>(`partners/${partner.partner_id}`)
const check = async (submission_id: string) =>
  post<MerchantPapers>('merchants/kyc/check', { submission_id, version: (await record()).version })
const stored = () =>
  asOffice(running.db, (tx) =>
    tx.rows<{ sealed: Buffer }>(
      sql`select sealed from partner_kyc_submission where partner_id = ${partner.partner_id}`,
    ),
  )

test('what is sent waits sealed, is read masked by its partner alone, and stands on the record once checked', async () => {
  const ids = { business: randomUUID(), tax: randomUUID(), bank: randomUUID() }
  await send('business', business, ids.business)
  await send('tax', tax, ids.tax)
  const sent = await send('bank', bank, ids.bank)
  expect(sent.status).toBe(200)
  expect(sent.data).toMatchObject([
    { item: 'business', state: 'sent', business, tax: null, bank: null },
    { item: 'tax', tax: { pan_masked: '*****0939F', gstin_masked: '27*****0939F1ZV' } },
    { item: 'bank', bank: { account_number_masked: '********9012', ifsc: 'HDFC0001234' } },
  ])
  expect(JSON.stringify(sent.data)).not.toContain('checked_by')
  for (const { sealed } of await stored())
    expect(sealed.toString('latin1')).not.toMatch(/AAPFU|123456789|Kaveri/)
  const other = await buildPartner(running.services)
  expect(await get('partner/kyc', other)).toEqual([])
  expect(await record()).toMatchObject({ pan_masked: null, account_number_masked: null })

  for (const id of Object.values(ids)) expect((await check(id)).status).toBe(200)
  expect(await record()).toMatchObject({
    legal_name: 'Kaveri Traders',
    pan_masked: '*****0939F',
    gstin_masked: '27*****0939F1ZV',
    account_number_masked: '********9012',
    ifsc: 'HDFC0001234',
  })
  expect((await check(ids.bank)).code).toBe('conflict')
  const papers = await get<MerchantPapers>(`merchants/${partner.partner_id}/papers`)
  expect(papers.kyc.map(({ state, checked_by }) => [state, checked_by])).toEqual(
    [1, 2, 3].map(() => ['checked', staff.username]),
  )

  const before = await stored()
  expect(await resealKyc(running.services)).toBeGreaterThanOrEqual(3)
  expect(await stored()).not.toEqual(before)
  expect(await get(`merchants/${partner.partner_id}/papers`)).toEqual(papers)
})

test('sent twice it is sent once; another waits until it was looked at; refused it comes again with the reason told', async () => {
  const id = randomUUID()
  const both = await Promise.all([send('bank', bank, id), send('bank', bank, id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await send('bank', bank)).code).toBe('kyc_waits')
  const other = await buildPartner(running.services)
  expect((await send('bank', bank, id, other)).code).toBe('kyc_waits')
  expect(await stored()).toHaveLength(1)

  const reason = 'The account is of another name'
  expect((await post('merchants/kyc/refuse', { submission_id: id, reason: '' })).status).toBe(400)
  expect((await post('merchants/kyc/refuse', { submission_id: id, reason })).status).toBe(200)
  expect((await post('merchants/kyc/refuse', { submission_id: id, reason })).code).toBe('conflict')
  expect(await get('partner/kyc', partner)).toMatchObject([{ state: 'refused', refused_reason: reason }])
  const mails = await running.db.rows(
    sql`select 1 from message where template = 'kyc_refused' and recipient = ${partner.email}`,
  )
  expect(mails).toHaveLength(1)
  const again = await send('bank', { ...bank, account_name: 'Kaveri' })
  expect(again.data).toMatchObject([{ state: 'sent', bank: { account_name: 'Kaveri' } }])
  expect(await record()).toMatchObject({ account_name: null })
})

test('what cannot be is refused before it waits, and a record that changed meanwhile is looked at again', async () => {
  const fieldOf = async (item: string, values: object) => (await send(item, values)).details?.[0]?.field
  expect(await fieldOf('tax', { ...tax, gstin: '27AAPFU0939F1ZW' })).toBe('gstin')
  expect(await fieldOf('tax', { ...tax, pan: 'ABCPV1234F' })).toBe('gstin')
  expect(await fieldOf('tax', { ...tax, pan: 'AAPXU0939F' })).toBe('pan')
  expect(await fieldOf('bank', { ...bank, account_number: '*****6789' })).toBe('account_number')
  await send('business', { ...business, entity_kind: 'company' })
  expect(await fieldOf('tax', tax)).toBe('pan')
  const submission_id = randomUUID()
  await send('bank', bank, submission_id)
  const { version } = await record()
  await post('partner/update', { partner_id: partner.partner_id, version, legal_name: 'Kaveri' })
  expect((await post('merchants/kyc/check', { submission_id, version })).code).toBe('conflict')
  expect((await check(submission_id)).status).toBe(200)
})

test('in clear by a reason that stands on the audit log, and never for what was not sent', async () => {
  const submission_id = randomUUID()
  await send('tax', { ...tax, gstin: null }, submission_id)
  const ask = (field: string) =>
    post<{ value: string }>('merchants/kyc/unmask', { submission_id, field, reason: 'To compare' })
  expect((await ask('pan')).data).toEqual({ value: 'AAPFU0939F' })
  expect((await ask('gstin')).code).toBe('not_found')
  expect((await ask('account_number')).code).toBe('not_found')
  const entries = await running.db.rows(sql`select 1 from audit_entry where action = 'partner.unmask'
    and object_id = ${String(partner.partner_id)} and after ->> 'field' = 'pan'`)
  expect(entries).toHaveLength(1)
})

const sendAndCheck = async (item: string, values: object): Promise<string> => {
  const id = randomUUID()
  running.clock.advance(1_000)
  expect((await send(item, values, id)).status).toBe(200)
  expect((await check(id)).status).toBe(200)
  return id
}
const update = async (patch: object) =>
  post('partner/update', {
    partner_id: partner.partner_id,
    version: (await record()).version,
    ...patch,
  })
const standOf = async () =>
  (await get<KycSubmission[]>('partner/kyc', partner)).map(({ item, state, lapsed_fields }) => [
    item,
    state,
    ...lapsed_fields,
  ])
const mailsOf = () =>
  running.db.rows(sql`select 1 from message where template = 'kyc_again' and recipient = ${partner.email}`)
const isToCheck = async (): Promise<boolean> =>
  (
    await running.app.inject({
      url: '/api/dashboard/queue-rows?queue=papers_to_check&page=1&page_size=50',
      headers: staff.headers,
    })
  )
    .json<{ data: { key: string }[] }>()
    .data.some(({ key }) => key === String(partner.partner_id))

test('a change of what was checked takes exactly that check away, until it is checked again or is as it was', async () => {
  await sendAndCheck('business', business)
  await sendAndCheck('tax', tax)
  await sendAndCheck('bank', bank)
  expect(
    (await update({ contact_name: 'Bela Rao', phone: '9000000888', account_name: bank.account_name })).status,
  ).toBe(200)
  expect(await standOf()).toEqual([
    ['business', 'checked'],
    ['tax', 'checked'],
    ['bank', 'checked'],
  ])
  expect(await isToCheck()).toBe(false)

  await update({ account_number: '999999999999', ifsc: 'SBIN0000001' })
  expect(await standOf()).toEqual([
    ['business', 'checked'],
    ['tax', 'checked'],
    ['bank', 'lapsed', 'account_number', 'ifsc'],
  ])
  expect(await isToCheck()).toBe(true)
  await update({ account_number: bank.account_number, legal_name: 'Kaveri' })
  expect(await standOf()).toEqual([
    ['business', 'lapsed', 'legal_name'],
    ['tax', 'checked'],
    ['bank', 'lapsed', 'ifsc'],
  ])
  // Written to when a check lapses, not again while it does.
  expect(await mailsOf()).toHaveLength(2)
  await update({ ifsc: bank.ifsc })
  await sendAndCheck('business', { ...business, legal_name: 'Kaveri Traders LLP' })
  expect(await standOf()).toEqual([
    ['business', 'checked'],
    ['tax', 'checked'],
    ['bank', 'checked'],
  ])
  expect(await isToCheck()).toBe(false)
  const events = await running.db.rows<{ after: object }>(sql`select after from audit_entry
    where action = 'partner.kyc_lapsed' and object_id = ${String(partner.partner_id)} order by entry_id`)
  expect(events).toHaveLength(2)
  expect(JSON.stringify(events)).not.toContain('9999')
})

test('what was sent before a check lapsed keeps nothing else from being sent', async () => {
  await sendAndCheck('business', business)
  await sendAndCheck('tax', tax)
  await update({ legal_name: 'Kaveri Private Limited', pan: 'AAPCU0939F', gstin: null })
  expect(await standOf()).toEqual([
    ['business', 'lapsed', 'legal_name'],
    ['tax', 'lapsed', 'pan', 'gstin'],
  ])
  expect((await send('business', { ...business, entity_kind: 'company' })).status).toBe(200)
  expect((await send('tax', { pan: 'AAPCU0939F', gstin: null })).status).toBe(200)
})
