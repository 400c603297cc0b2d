import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OwnCreative } from '@marketplace/contract/partner-area/creatives'
import type { OfficeCreative } from '@marketplace/contract/partner-area/creatives-office'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { buildPartner, type BuiltPartner } from '../../testing/builders/build-partner.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { picture } from '../../testing/picture.ts'
import { callsOf } from '../../testing/staff-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { notifyOfEndingCreatives } from './creatives.jobs.ts'
import { listCreativeFiles } from './creatives.queries.ts'

let running: TestApp
let partner: BuiltPartner
let lender_id: number
let admin: SignedInStaff
let staff: ReturnType<typeof callsOf>
let own: ReturnType<typeof callsOf>
const dataDir = mkdtempSync(join(tmpdir(), 'creatives-'))
beforeAll(async () => {
  running = await createTestApp({ variables: { DATA_DIR: dataDir } })
  lender_id = (await buildLender(running.db, { slug: 'creative-bank' })).lender_id
  await vi.waitFor(() => expect(running.services.lenders().find(lender_id)).not.toBeNull(), 5_000)
  partner = await buildPartner(running.services, { utm_id: 'creative_1' })
  own = callsOf(running.app, partner)
  admin = await buildStaff(running.services, 1)
  staff = callsOf(running.app, admin)
})
afterAll(async () => {
  await running.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ownList = async () => {
  const answer = await own.get('/api/partner/creatives')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: { link: string; creatives: OwnCreative[] } }>().data
}
const isListed = async (id: string): Promise<boolean> =>
  (await ownList()).creatives.some(({ creative_id }) => creative_id === id)

const facts = {
  format: 'message',
  channel: 'whatsapp',
  product_type: 'Personal Loans',
  lender_id: null as number | null,
  language: 'en',
  title: 'A test',
  heading: null,
  body: 'Rates {rates}: {link}',
  picture: null,
  valid_from: '2026-01-01',
  valid_to: null,
}
const save = (change: object, creative_id: string | null = null, tag: string | null = null) =>
  staff.post('/api/partner-content/creatives/save', { creative_id, tag, creative: { ...facts, ...change } })
const added = async (change: object = {}): Promise<OfficeCreative> => {
  const answer = await save(change)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ data: OfficeCreative }>().data
}

it('words come with the partner’s link, what lenders publish, and the line of the advertiser', async () => {
  const { creative_id } = await added()
  const { link, creatives } = await ownList()
  expect(link).toMatch(new RegExp(`^http://localhost:\\d+/${partner.slug}\\?utm_id=creative_1$`))
  const creative = creatives.find((one) => one.creative_id === creative_id)
  expect(creative?.text).toContain(link)
  expect(creative?.text).toMatch(/Rates [\d.]+% to [\d.]+% a year/)
  expect(creative?.text).toContain(`Advertisement of ${partner.name}`)
  const hindi = creatives.find((one) => one.creative_id === 'any-whatsapp-hi')
  expect(hindi?.text).toContain('नमस्ते')
  expect(hindi?.text).toContain(`विज्ञापन: ${partner.name}`)
})

it('one that names a lender waits for its approval, and other words for another one', async () => {
  const { creative_id } = await added({ lender_id })
  expect(await isListed(creative_id)).toBe(false)
  const approve = (version: number) =>
    staff.post('/api/partner-content/creatives/approve', {
      creative_id,
      version,
      approved_by: 'Meera Iyer, marketing',
      approved_on: '2026-01-02',
      approval_file: null,
    })
  expect((await approve(2)).json()).toMatchObject({ code: 'conflict', present: { version: 1 } })
  const approved = (await approve(1)).json<{ data: OfficeCreative }>().data
  expect(approved).toMatchObject({ state: 'listed', approved_by: 'Meera Iyer, marketing' })
  expect(await isListed(creative_id)).toBe(true)
  const other = await save({ lender_id, body: 'See {rates} at {link}' }, creative_id, approved.tag)
  expect(other.json()).toMatchObject({ data: { version: 2, state: 'not_approved', approved_by: null } })
  expect(await isListed(creative_id)).toBe(false)
  const kept = await running.db.row(
    sql`select version, content->>'approved_by' as approved_by from creative_version where creative_id = ${creative_id}`,
  )
  expect(kept).toEqual({ version: 1, approved_by: 'Meera Iyer, marketing' })
})

it('a banner is a picture with the partner’s code; taking it is noted once a day, looking at it is not', async () => {
  const preview = await own.get('/api/partner/creatives/banner-any-hi/preview?shape=square')
  expect(preview.json<{ data: { svg: string } }>().data.svg).toMatch(/^<svg [^>]*width="1080"/)
  const takes = async () =>
    (
      await asOffice(running.db, (tx) =>
        tx.rows<{ way: string; version: number }>(
          sql`select way, version from creative_take where partner_id = ${partner.partner_id} and creative_id = 'banner-any-hi' order by way`,
        ),
      )
    ).map(({ way, version }) => `${way} ${version}`)
  expect(await takes()).toEqual([])
  const body = { creative_id: 'banner-any-hi', shape: 'tall' }
  const png = await own.post('/api/partner/creatives/download-png', { ...body, shape: 'square' })
  expect(png.headers['content-type'], png.body.slice(0, 200)).toBe('image/png')
  expect(await sharp(png.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1_080,
    height: 1_080,
  })
  await own.post('/api/partner/creatives/download-svg', body)
  const svg = await own.post('/api/partner/creatives/download-svg', body)
  expect(svg.headers['content-type']).toMatch(/^image\/svg\+xml/)
  // Letters are drawn: no face is asked for.
  expect(svg.body).not.toMatch(/<text|font-family/)
  expect(await takes()).toEqual(['png 1', 'svg 1'])
  expect((await own.get('/api/partner/creatives/any-sms-en/preview?shape=square')).statusCode).toBe(404)
})

it('who took what ends is told once, and it is listed no more after its last day', async () => {
  const { creative_id } = await added({ title: 'Ends soon' })
  const take = (version: number) =>
    own.post('/api/partner/creatives/take', { creative_id, version, way: 'copy' })
  expect((await take(1)).statusCode).toBe(200)
  expect((await take(9)).json()).toMatchObject({ code: 'conflict' })
  const today = (
    await running.db.row<{ day: string }>(
      sql`select (${running.clock.now()}::timestamptz at time zone 'Asia/Kolkata')::date as day`,
    )
  )?.day
  const end = (valid_to: string | null) =>
    staff.post('/api/partner-content/creatives/end', { creative_id, valid_to })
  expect((await end('2025-12-31')).json()).toMatchObject({ details: [{ field: 'valid_to' }] })
  expect((await end(today ?? null)).json()).toMatchObject({ data: { valid_to: today, partners: 1 } })
  const told = async () => {
    await notifyOfEndingCreatives(running.services, {}, { number: 1, last: false })
    return asOffice(running.db, (tx) =>
      tx.rows(
        sql`select data from partner_event where partner_id = ${partner.partner_id} and type = 'creative.expiring'`,
      ),
    )
  }
  const once = [{ data: { creative_id, title: 'Ends soon', version: 1, valid_to: today } }]
  expect(await told()).toEqual(once)
  expect(await told()).toEqual(once)
  running.clock.advance(2 * 86_400_000)
  const { headers } = await buildPartner(running.services)
  const after = await callsOf(running.app, { headers }).get('/api/partner/creatives')
  expect(after.body).not.toContain(creative_id)
  running.clock.advance(-2 * 86_400_000)
})

it('promises are refused with the words, and deleted comes back', async () => {
  expect((await save({ body: 'Guaranteed loan: {link}' })).json()).toMatchObject({
    details: [{ field: 'creative.body', message: 'No lender promises this, so we may not: Guaranteed' }],
  })
  const { creative_id } = await added({ title: 'Comes back' })
  const remove = (removed: 0 | 1) =>
    staff.post('/api/partner-content/creatives/remove', { creative_id, removed })
  expect((await remove(1)).statusCode).toBe(200)
  expect(await isListed(creative_id)).toBe(false)
  expect((await remove(0)).statusCode).toBe(200)
  expect(await isListed(creative_id)).toBe(true)
})

it('a lender’s finished picture takes the place of the drawn words, and is kept while a version has it', async () => {
  const { payload, headers } = formOf([
    ['path', 'A banner'],
    ['image_name', await picture('png', 640, 360)],
  ])
  const stored = await running.app.inject({
    method: 'POST',
    url: '/api/s3-upload-file',
    payload,
    headers: { ...headers, ...admin.headers },
  })
  const { file } = stored.json<{ file: string }>()
  const banner = { format: 'banner', channel: null, heading: 'See it', body: 'Scan the code' }
  expect((await save({ ...banner, picture: '/files/not-there.webp' })).json()).toMatchObject({
    details: [{ field: 'creative.picture' }],
  })
  const { creative_id, tag } = await added({ ...banner, picture: file })
  const svg = async () =>
    (await own.get(`/api/partner/creatives/${creative_id}/preview?shape=square`)).json<{
      data: { svg: string }
    }>().data.svg
  expect(await svg()).toMatch(/<image href="data:image\/png;base64,/)
  expect((await save({ ...banner, body: 'Scan this code' }, creative_id, tag)).json()).toMatchObject({
    data: { version: 2, picture: null },
  })
  expect(await svg()).not.toContain('<image')
  expect(await listCreativeFiles(running.db)).toContain(file)
})
