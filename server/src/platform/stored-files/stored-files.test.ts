import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { buildCustomer } from '../../testing/builders/build-customer.ts'
import { buildStaff, type SignedInStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { picture, pngBomb, pngChunk } from '../../testing/picture.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

/** 144 million pixels in some hundred kilobytes; made before the server runs, as it takes a while. */
const bomb = pngBomb(12_000)

let test: TestApp
let staff: SignedInStaff
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stored-files-'))
  test = await createTestApp({ variables: { DATA_DIR: folder } })
  staff = await buildStaff(test.services, 1)
})
afterAll(() => test.close())

type Fields = Parameters<typeof formOf>[0]
const send = async (fields: Fields, headers: Record<string, string> = staff.headers) => {
  const form = formOf(fields)
  return test.app.inject({
    method: 'POST',
    url: '/api/s3-upload-file',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
}
const upload = (bytes: Uint8Array, label = 'Some card - logo', fileName = 'logo.png') =>
  send([
    ['image_name', bytes, fileName],
    ['path', label],
  ])
const countFiles = async () =>
  (await test.db.row<{ count: number }>(sql`select count(*)::int as count from stored_file`))?.count

describe('POST /api/s3-upload-file', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('stores a %s anew as WebP and serves it', async (format) => {
    const answer = await upload(await picture(format))
    expect(answer.statusCode).toBe(200)
    const { success, file } = answer.json<{ success: boolean; file: string }>()
    expect(success).toBe(true)
    expect(file).toMatch(/^\/files\/[0-9a-f-]{36}\.webp$/)
    const served = await test.app.inject({ url: file })
    expect(served.statusCode).toBe(200)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 64, height: 40 })
    expect(
      await test.db.row(sql`select label, width, height from stored_file where address = ${file}`),
    ).toEqual({ label: 'Some card - logo', width: 64, height: 40 })
  })

  it('serves it small for lists, as long as the file itself is there', async () => {
    const large = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0a4' } })
      .png()
      .toBuffer()
    const { file } = (await upload(large)).json<{ file: string }>()
    const small = await test.app.inject({ url: file.replace('/files/', '/files/small/') })
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 224,
      height: 140,
    })
    const tiny = (await upload(await picture())).json<{ file: string }>().file
    const asIs = await test.app.inject({ url: tiny.replace('/files/', '/files/small/') })
    expect(await sharp(asIs.rawPayload).metadata()).toMatchObject({ width: 64, height: 40 })
  })

  it('writes who put it up to the audit log', async () => {
    const { file } = (await upload(await picture(), 'Audited - logo')).json<{ file: string }>()
    expect(
      await test.db.row(
        sql`select actor_name, action, object_name, after from audit_entry where object_id = ${file}`,
      ),
    ).toMatchObject({
      actor_name: staff.username,
      action: 'stored_file.add',
      object_name: 'Audited - logo',
      after: { label: 'Audited - logo', width: 64, height: 40 },
    })
  })

  it('takes the text of the path and the name of the file for nothing but words', async () => {
    const before = await readdir(join(folder, 'files'))
    const answer = await upload(await picture(), '../../etc/passwd\u0041 - logo', '../../../evil.php')
    const { file } = answer.json<{ file: string }>()
    const fresh = (await readdir(join(folder, 'files'))).filter((name) => !before.includes(name))
    expect(fresh).toEqual([file.slice('/files/'.length)])
  })

  it('turns a picture upright, makes it at most 1,024 wide or high, and drops what the camera wrote', async () => {
    const photo = await sharp({
      create: { width: 3_000, height: 1_500, channels: 3, background: 'teal' },
    })
      .withExif({ IFD0: { Copyright: 'Asha Rao' }, IFD3: { GPSLatitude: '26/1 50/1 0/1' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { file } = (await upload(photo)).json<{ file: string }>()
    const { rawPayload } = await test.app.inject({ url: file })
    const { width, height, exif, xmp, icc } = await sharp(rawPayload).metadata()
    expect({ width, height, exif, xmp, icc }).toEqual({
      width: 512,
      height: 1_024,
      exif: undefined,
      xmp: undefined,
      icc: undefined,
    })
  })

  it.each([
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a script in a GIF', 'GIF89a/*............*/=1;alert(1)//'],
    ['a table', 'category_name\nSome card\n'],
  ])('refuses %s, whatever it is called', async (_name, text) => {
    const before = await countFiles()
    const answer = await upload(Buffer.from(text), 'x', 'logo.png')
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 'image_refused',
      message: 'Choose a whole PNG, JPEG or WebP picture; this file is something else, or broken',
    })
    expect(await countFiles()).toBe(before)
  })

  it('refuses a picture with a page behind it', async () => {
    const bytes = Buffer.concat([await picture(), Buffer.from('<script>alert(1)</script>')])
    expect((await upload(bytes)).json()).toMatchObject({ code: 'image_refused' })
  })

  it('refuses what only begins like a picture', async () => {
    const png = await picture()
    png.fill(0x41, 60, png.length - 12)
    expect((await upload(png)).json()).toMatchObject({ code: 'image_refused' })
    const header = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    const empty = Buffer.concat([header, pngChunk('IEND', Buffer.alloc(0))])
    expect((await upload(empty)).json()).toMatchObject({ code: 'image_refused' })
  })

  it('refuses 5 MB and a byte, before it has all of it', async () => {
    const answer = await upload(Buffer.alloc(5 * 1024 * 1024 + 1))
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'too_large' })
    expect((await upload(Buffer.alloc(6 * 1024 * 1024))).statusCode).toBe(413)
  })

  it('refuses a bomb for less than a second of work and 64 MB of memory', async () => {
    expect(bomb.length).toBeLessThan(1024 * 1024)
    await upload(await picture())
    let peak = 0
    const start = process.memoryUsage.rss()
    const worked = process.cpuUsage()
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 5)
    const answer = await upload(bomb)
    clearInterval(watch)
    const { user, system } = process.cpuUsage(worked)
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'image_too_large' })
    expect(user + system).toBeLessThan(1_000_000)
    expect(Math.max(peak, process.memoryUsage.rss()) - start).toBeLessThan(64 * 1024 * 1024)
  })

  it.each([
    [3_000, 2_000, 200],
    [3_000, 2_001, 413],
    [8_001, 1, 413],
    [1, 8_000, 200],
  ])('answers a picture of %d by %d with %d', async (width, height, status) => {
    expect((await upload(await picture('png', width, height))).statusCode).toBe(status)
  })

  it.each<[string, Fields, number, unknown]>([
    ['no file', [['path', 'x']], 400, [{ field: 'image_name', message: 'Choose a file' }]],
    [
      'an empty file',
      [
        ['image_name', Buffer.alloc(0)],
        ['path', 'x'],
      ],
      400,
      [{ field: 'image_name', message: 'Choose a file' }],
    ],
    ['no path', [['image_name', Buffer.from('x')]], 400, [{ field: 'path', message: expect.any(String) }]],
    [
      'a long path',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'.repeat(201)],
      ],
      400,
      [{ field: 'path', message: expect.any(String) }],
    ],
    [
      'a path beyond any',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'.repeat(13_000)],
      ],
      413,
      undefined,
    ],
    [
      'another field',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'],
        ['role_id', '1'],
      ],
      400,
      [{ field: 'role_id', message: expect.any(String) }],
    ],
    [
      'another file',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'],
        ['evil', Buffer.from('x')],
      ],
      413,
      undefined,
    ],
    [
      'a file under another name',
      [
        ['evil', Buffer.from('x')],
        ['path', 'x'],
      ],
      400,
      [{ field: 'evil', message: expect.any(String) }],
    ],
    [
      'the path twice',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'],
        ['path', 'y'],
      ],
      400,
      [{ field: 'path', message: expect.any(String) }],
    ],
    [
      '__proto__',
      [
        ['image_name', Buffer.from('x')],
        ['path', 'x'],
        ['__proto__', 'y'],
      ],
      400,
      undefined,
    ],
  ])('refuses a form with %s', async (_name, fields, status, details) => {
    const answer = await send(fields)
    expect(answer.statusCode).toBe(status)
    expect(answer.json<{ details?: unknown }>().details).toEqual(details)
  })

  it.each([
    ['JSON', '{"path":"x"}', 'application/json', 415],
    ['nothing at all', '', 'multipart/form-data; boundary=x', 400],
    ['a form without a boundary', '--x\r\n\r\n--x--', 'multipart/form-data', 400],
    [
      'a form that breaks off',
      '--x\r\ncontent-disposition: form-data; name="image_name"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['another kind', 'x', 'text/plain', 415],
  ])('refuses %s', async (_name, payload, type, status) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/s3-upload-file',
      payload,
      headers: { 'content-type': type, ...staff.headers },
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ success: false })
  })

  it('is for role 1', async () => {
    const png = await picture()
    const fields: Fields = [
      ['image_name', png],
      ['path', 'x'],
    ]
    expect((await send(fields, {})).statusCode).toBe(401)
    expect((await send(fields, (await buildCustomer(test.services)).headers)).statusCode).toBe(401)
    for (const role of [2, 3] as const)
      expect((await send(fields, (await buildStaff(test.services, role)).headers)).statusCode).toBe(403)
  })

  it('leaves every other call without forms', async () => {
    const form = formOf([['category_name', 'Some card']])
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/create-credit-card',
      payload: form.payload,
      headers: { ...form.headers, ...staff.headers },
    })
    expect(answer.statusCode).toBe(415)
  })
})

it.each([
  '/files/none-of-these.webp',
  '/files/small/none-of-these.webp',
  '/files/small/..%2fnone-of-these.webp',
  '/files/small/',
  '/files/..%2f..%2fsecret-key',
  '/files/%2e%2e%2fsecret-key',
  '/files/.secret.webp',
  '/files/',
  '/files/x.png',
  `/files/${'a'.repeat(61)}.webp`,
])('there is nothing at %s', async (url) => {
  expect((await test.app.inject({ url })).statusCode).toBe(404)
})

it('describes the form in the API description', async () => {
  const { paths } = (await test.app.inject({ url: '/api/openapi.json', headers: staff.headers })).json<{
    paths: Record<string, { post: { requestBody: { content: Record<string, unknown> } } }>
  }>()
  expect(paths['/api/s3-upload-file']?.post.requestBody.content).toEqual({
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: {
          image_name: { type: 'string', format: 'binary', description: 'at most 5 MB' },
          path: expect.objectContaining({ type: 'string', maxLength: 200 }),
        },
        required: ['image_name', 'path'],
        additionalProperties: false,
      },
    },
  })
})
