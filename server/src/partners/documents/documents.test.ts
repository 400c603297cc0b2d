import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MerchantDocument, PartnerDocument } from '@marketplace/contract/partners/partner-documents'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { asOffice } from '../scope/as-partner.ts'
import { forgetPartnerPapers } from './forget-papers.jobs.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'papers-'))
let running: TestApp
let staff: SignedInStaff
let partner: BuiltPartner
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  staff = await buildStaff(running.services, 1)
})
afterAll(() => running.close())
beforeEach(async () => {
  partner = await buildPartner(running.services)
})

const pdf = (words: string): Buffer => Buffer.from(`%PDF-1.7\n(${words})\n%%EOF\n`)
const filesOf = (): string[] =>
  readdirSync(join(dataDir, 'files')).filter((name) =>
    name.startsWith(`partner-paper-${partner.partner_id}-`),
  )
type Answered<Data> = { data: Data; code?: string; details?: { field: string; key?: string }[] }

const send = async (
  document_id: string,
  { kind = 'pan', bytes = pdf('AAPFU0939F'), by = partner } = {},
): Promise<Answered<PartnerDocument[]> & { status: number }> => {
  running.clock.advance(1)
  const form = formOf([
    ['document_id', document_id],
    ['kind', kind],
    ['document', bytes, 'my pan.exe'],
  ])
  const answer = await running.app.inject({
    method: 'POST',
    url: '/api/partner/documents/send',
    headers: { ...by.headers, ...form.headers },
    payload: form.payload,
  })
  return { status: answer.statusCode, ...answer.json<Answered<PartnerDocument[]>>() }
}
const get = async <Data>(path: string, { headers }: { headers: { authorization: string } }) =>
  (await running.app.inject({ url: `/api/${path}`, headers })).json<Answered<Data>>()
const post = async <Data = MerchantDocument[]>(path: string, payload: object, by = staff) =>
  (await running.app.inject({ method: 'POST', url: `/api/${path}`, headers: by.headers, payload })).json<
    Answered<Data>
  >()
const states = async () =>
  (await get<PartnerDocument[]>('partner/documents', partner)).data.map(
    ({ kind, state }) => `${kind} ${state}`,
  )

test('a paper lies sealed, is read by its partner and by staff who are put on record, and by nobody else', async () => {
  const id = randomUUID()
  const { data } = await send(id)
  expect(data).toMatchObject([{ document_id: id, kind: 'pan', media_type: 'application/pdf', state: 'sent' }])
  const [file = ''] = filesOf()
  expect(readFileSync(join(dataDir, 'files', file)).toString('latin1')).not.toContain('AAPFU')
  const own = await get<{ content: string }>(`partner/documents/${id}`, partner)
  expect(Buffer.from(own.data.content, 'base64')).toEqual(pdf('AAPFU0939F'))
  const other = await buildPartner(running.services)
  expect((await get(`partner/documents/${id}`, other)).code).toBe('not_found')
  expect((await get<PartnerDocument[]>('partner/documents', other)).data).toEqual([])
  expect((await running.app.inject({ url: `/files/${file}` })).statusCode).toBe(404)
  const read = await post<{ media_type: string; content: string }>('merchants/documents/read', {
    document_id: id,
  })
  expect(read.data).toEqual({ media_type: 'application/pdf', content: pdf('AAPFU0939F').toString('base64') })
  const looks = await running.db.rows(sql`select 1 from audit_entry where action = 'partner.document_read'
    and object_id = ${String(partner.partner_id)} and after ->> 'document_id' = ${id}`)
  expect(looks).toHaveLength(1)
})

test('sent twice, also at once, it is kept once; another id of it is another, and of somebody else none', async () => {
  const id = randomUUID()
  const both = await Promise.all([send(id), send(id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await send(id)).data).toHaveLength(1)
  expect(filesOf()).toHaveLength(1)
  expect((await send(id, { kind: 'bank' })).code).toBe('conflict')
  expect((await send(id, { bytes: pdf('another') })).code).toBe('conflict')
  expect((await send(id, { by: await buildPartner(running.services) })).code).toBe('conflict')
  const sent = await running.db.rows(sql`select 1 from audit_entry where action = 'partner.document_sent'
    and object_id = ${String(partner.partner_id)}`)
  expect(sent).toHaveLength(1)
})

test('one that broke off is seen by nobody, and the same sent again completes it', async () => {
  const id = randomUUID()
  const write = running.services.files.write
  running.services.files.write = () => Promise.reject(new Error('the disk is full'))
  expect((await send(id)).status).toBe(500)
  running.services.files.write = write
  expect(await states()).toEqual([])
  expect((await send(id)).status).toBe(200)
  expect(await states()).toEqual(['pan sent'])
})

test('what is no paper is refused by its bytes, and what was kept before stays', async () => {
  await send(randomUUID())
  const faults = [
    Buffer.from('MZ\u0090 a program'),
    Buffer.from('%PDF-1.7 cut'),
    pdf('/Encrypt 1 0 R'),
    pdf('/JavaScript'),
  ]
  const answers = await Promise.all(faults.map((bytes) => send(randomUUID(), { kind: 'bank', bytes })))
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  expect(new Set(answers.map(({ details }) => details?.[0]?.field))).toEqual(new Set(['document']))
  expect((await send(randomUUID(), { bytes: Buffer.alloc(6 * 1024 * 1024) })).code).toBe('too_large')
  expect(await states()).toEqual(['pan sent'])
  expect(filesOf()).toHaveLength(1)
})

test('refused with a reason that is read, sent again, accepted, and replaced by a later one', async () => {
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()]
  await send(one)
  const reason = 'The number cannot be read'
  expect((await post('merchants/documents/refuse', { document_id: one, reason: '' })).code).toBe(
    'invalid_request',
  )
  await post('merchants/documents/refuse', { document_id: one, reason })
  expect((await post('merchants/documents/accept', { document_id: one })).code).toBe('conflict')
  expect((await get<PartnerDocument[]>('partner/documents', partner)).data).toMatchObject([
    { state: 'refused', refused_reason: reason },
  ])
  const mails = await running.db.rows(
    sql`select 1 from message where template = 'kyc_refused' and recipient = ${partner.email}`,
  )
  expect(mails).toHaveLength(1)
  await send(two)
  const accepted = await post('merchants/documents/accept', { document_id: two })
  expect(accepted.data).toMatchObject([
    { state: 'accepted', decided_by: staff.username },
    { state: 'refused' },
  ])
  await send(three)
  expect(await states()).toEqual(['pan sent', 'pan accepted', 'pan refused'])
  await post('merchants/documents/accept', { document_id: three })
  expect(await states()).toEqual(['pan accepted', 'pan replaced', 'pan refused'])
})

test('one that waits is replaced by a newer one, and cannot be accepted any more', async () => {
  const [one, two] = [randomUUID(), randomUUID()]
  await send(one)
  await send(two)
  expect(await states()).toEqual(['pan sent', 'pan replaced'])
  expect((await post('merchants/documents/accept', { document_id: one })).code).toBe('conflict')
})

test('what was refused or replaced goes with its file after 90 days, and what stands stays', async () => {
  const [refused, replaced, stands, broken] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  await send(refused)
  await post('merchants/documents/refuse', { document_id: refused, reason: 'It is cut off' })
  await send(replaced)
  await send(stands)
  await post('merchants/documents/accept', { document_id: stands })
  await asOffice(running.db, (tx) =>
    tx.run(sql`insert into partner_document (document_id, partner_id, kind, media_type, bytes, sent_at)
      values (${broken}, ${partner.partner_id}, 'bank', 'image/png', 5, ${running.clock.now()})`),
  )
  const rows = async () => {
    const { data } = await get<MerchantDocument[]>(`merchants/${partner.partner_id}/documents`, staff)
    return data.map(({ document_id }) => document_id).toSorted()
  }
  const forget = async (days: number) => {
    const now = () => new Date(running.clock.now().getTime() + days * 86_400_000)
    await forgetPartnerPapers({ ...running.services, now }, {}, { number: 1, last: false })
  }
  await forget(89)
  expect(await rows()).toEqual([refused, replaced, stands].toSorted())
  expect(filesOf()).toHaveLength(3)
  await forget(91)
  expect(await rows()).toEqual([stands])
  expect(filesOf()).toHaveLength(1)
  const left = await asOffice(running.db, (tx) =>
    tx.rows(sql`select 1 from partner_document where partner_id = ${partner.partner_id}`),
  )
  expect(left).toHaveLength(1)
})
