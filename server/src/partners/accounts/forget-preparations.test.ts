import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobs, retention } from '../../app/modules.ts'
import { sql } from '../../platform/db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { deleteByCalls } from '../../testing/delete-by-calls.ts'
import { formOf } from '../../testing/form-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { sealOfPartner } from './open-partner.ts'

/** A business that signed in to prepare (decision 126) leaves rows behind that refer to it: it is no request any more that may be deleted. */

const PASSWORD = 'brass lantern nine'
const DAY_MS = 86_400_000
const dataDir = mkdtempSync(join(tmpdir(), 'preparations-'))
let running: TestApp
let staff: SignedInStaff
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
})
afterAll(() => running.close())
beforeEach(async () => {
  staff = await buildStaff(running.services, 1)
})

const post = async (url: string, payload: object, headers: Record<string, string> = staff.headers) => {
  const answer = await running.app.inject({ method: 'POST', url, payload, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
}

const sendPaper = async (headers: { authorization: string }): Promise<void> => {
  const form = formOf([
    ['document_id', randomUUID()],
    ['kind', 'pan'],
    ['document', Buffer.from('%PDF-1.7\n(AAPFU0939F)\n%%EOF\n'), 'pan.pdf'],
  ])
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/partner/documents/send',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
  expect(answer.statusCode, answer.body).toBe(200)
}

/** One that asked with this number, was let in, signed in, and sent what it has to. */
const prepared = async (phone: string): Promise<number> => {
  const { partner_id, email } = await buildPartner(running.services, { status: 'requested', slug: null })
  const pan = sealOfPartner(running.services.vault, 'pan', partner_id, 'AAPFU0939F')
  await asOffice(running.db, (tx) =>
    tx.run(sql`update partner set phone = ${phone}, request_note = 'Two shops', pan = ${pan}, pan_index = '\\x01'
      where partner_id = ${partner_id}`),
  )
  await post('/api/partner/set-password', {
    partner_id,
    password: PASSWORD,
    reason: 'They send their papers first',
  })
  const { token } = (await post('/api/partner/login', { email, password: PASSWORD }, {})).json<{
    token: string
  }>()
  await asOffice(running.db, async (tx) => {
    await tx.run(
      sql`update credential set password_given = 0 where subject_kind = 'partner' and subject_id = ${partner_id}`,
    )
    await tx.run(sql`insert into partner_kyc_submission (submission_id, partner_id, item, sealed, sent_at, needs_papers)
      values (${randomUUID()}, ${partner_id}, 'tax', '\\x01', ${running.clock.now()}, '{}')`)
    await tx.run(sql`insert into partner_agreement (partner_id, kind, version, name, text, accepted_at)
      values (${partner_id}, 'agreement', 1, 'Asha Rao', 'What was agreed', ${running.clock.now()})`)
  })
  await sendPaper({ authorization: `Bearer ${token}` })
  return partner_id
}

const ofPartner = (partner_id: number) =>
  asOffice(running.db, (tx) =>
    tx.row(sql`select contact_name, email, phone, request_note, pan, pan_index, prepares_since is not null as prepared,
        (select count(*) from partner_kyc_submission k where k.partner_id = p.partner_id) as kyc,
        (select count(*) from partner_document d where d.partner_id = p.partner_id) as papers,
        (select count(*) from partner_agreement a where a.partner_id = p.partner_id) as agreements,
        (select count(*) from credential c where c.subject_kind = 'partner' and c.subject_id = p.partner_id) as credentials
      from partner p where partner_id = ${partner_id}`),
  )
const files = (partner_id: number): string[] =>
  readdirSync(join(dataDir, 'files')).filter((name) => name.startsWith(`partner-paper-${partner_id}-`))

test.each([false, true])('a customer whose business prepares is deleted (turned down: %j)', async (down) => {
  const customer = await buildCustomer(running.services)
  const partner_id = await prepared(customer.mobile_phone_number ?? '')
  if (down) await post('/api/partner/set-status', { partner_id, status: 'closed', reason: 'Not a fit' })
  await deleteByCalls(running, customer)
  expect(await ofPartner(partner_id)).toMatchObject({ kyc: 1, papers: 1, prepared: true })
})

test('who had prepared and was turned down is forgotten a year later, but for what they accepted', async () => {
  const forget = async (): Promise<void> => {
    const night = retention.filter(({ table }) => ['partner', 'partner_kyc_submission'].includes(table))
    for (const { days, forget: forgetRows } of night)
      await forgetRows(running.db, new Date(running.clock.now().getTime() - days * DAY_MS), 100)
    await jobs.forget_partner_papers.run(running.services, {}, { number: 1, last: false })
  }
  const partner_id = await prepared('9000000777')
  const waiting = await prepared('9000000778')
  await post('/api/partner/set-status', { partner_id, status: 'closed', reason: 'Not a fit' })
  running.clock.advance(89 * DAY_MS)
  await forget()
  expect(await ofPartner(partner_id)).toMatchObject({ phone: '9000000777', kyc: 1, papers: 1 })
  running.clock.advance(310 * DAY_MS)
  await forget()
  await forget()
  expect(await ofPartner(partner_id)).toEqual({
    contact_name: '',
    email: '',
    phone: '',
    request_note: null,
    pan: null,
    pan_index: null,
    prepared: true,
    kyc: 0,
    papers: 0,
    agreements: 1,
    credentials: 0,
  })
  expect(files(partner_id)).toEqual([])
  expect(await ofPartner(waiting)).toMatchObject({ phone: '9000000778', kyc: 1, papers: 1, credentials: 1 })
})
