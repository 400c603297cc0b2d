import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import type { S3Settings } from '../env.ts'
import { Problem } from '../http/problem.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { formOf } from '../../testing/form-of.ts'
import { picture } from '../../testing/picture.ts'
import { startOddServer } from '../../testing/start-odd-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { s3Storage } from './s3-storage.ts'
import { jobs } from '../../app/modules.ts'
import { addStoredFile } from './stored-files.queries.ts'

let bucketServer: S3rver
let folder: string
let settings: S3Settings
let test: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'))
  bucketServer = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'cards', configs: [] }],
  })
  const { port } = await bucketServer.run()
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ap-south-1',
    bucket: 'cards',
    access_key_id: 'S3RVER',
    secret_access_key: 'S3RVER',
  }
  test = await appOn(settings.endpoint ?? '')
})
afterAll(async () => {
  await test.close()
  await bucketServer.close()
  await rm(folder, { recursive: true })
})

const storage = (change: Partial<S3Settings> = {}, timeoutMs?: number) =>
  s3Storage({ ...settings, ...change }, test.app.log, timeoutMs)

it('writes, reads and removes by name', async () => {
  const { write, read, remove } = storage()
  expect(await read('absent.webp')).toBeNull()
  await write('some.webp', Buffer.from('bytes of a picture'))
  expect(await read('some.webp')).toEqual(Buffer.from('bytes of a picture'))
  await remove('some.webp')
  await remove('some.webp')
  expect(await read('some.webp')).toBeNull()
})

it('keeps uploads there, and serves them from this site', async () => {
  const { headers } = await buildStaff(test.services, 1)
  const form = formOf([
    ['image_name', await picture()],
    ['path', 'Some card - logo'],
  ])
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/s3-upload-file',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  const { file } = answer.json<{ file: string }>()
  expect(file).toMatch(/^\/files\//)
  const served = await test.app.inject({ url: file })
  expect(served.headers['content-type']).toBe('image/webp')
  expect(await storage().read(file.slice('/files/'.length))).toEqual(served.rawPayload)
  await expect(readdir(join(folder, 'none'))).rejects.toThrow('ENOENT')
})

it.each<[string, Partial<S3Settings>]>([
  ['is away', { endpoint: 'http://127.0.0.1:9' }],
  ['is not there', { bucket: 'no-such-bucket' }],
  ['knows no such key', { access_key_id: 'NOBODY' }],
])('asks to try again where the bucket %s', async (_name, wrong) => {
  const { write, read } = storage(wrong)
  const away = { code: 'temporarily_unavailable' }
  await expect(write('some.webp', Buffer.from('x'))).rejects.toMatchObject(away)
  await expect(read('some.webp')).rejects.toMatchObject(away)
})

it.each(['drops', 503, 403, 'redirects'] as const)(
  'asks to try again where the server answers with: %s',
  async (does) => {
    const odd = await startOddServer(does)
    const { read, remove } = storage({ endpoint: odd.url })
    await expect(read('some.webp')).rejects.toBeInstanceOf(Problem)
    await expect(remove('some.webp')).rejects.toBeInstanceOf(Problem)
    await odd.stop()
  },
)

it.each(['slow', 'stalls', 'breaks off', 'endless'] as const)(
  'gives up, long before this test does, where the server answers with: %s',
  async (does) => {
    const odd = await startOddServer(does)
    const { read, write } = storage({ endpoint: odd.url }, 300)
    const away = { code: 'temporarily_unavailable' }
    await expect(read('some.webp')).rejects.toMatchObject(away)
    if (does === 'slow') await expect(write('some.webp', Buffer.from('x'))).rejects.toMatchObject(away)
    await odd.stop()
  },
)

const appOn = (endpoint: string): Promise<TestApp> =>
  createTestApp({
    variables: {
      STORAGE: 's3',
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: settings.access_key_id,
      S3_SECRET_ACCESS_KEY: settings.secret_access_key,
      DATA_DIR: join(folder, 'none'),
    },
  })

it('says what to do where an upload cannot be kept, and the log of acts says it as well', async () => {
  const odd = await startOddServer(503)
  const away = await appOn(odd.url)
  const { headers } = await buildStaff(away.services, 1)
  const form = formOf([
    ['image_name', await picture()],
    ['path', 'Some card - logo'],
  ])
  const answer = await away.app.inject({
    method: 'POST',
    url: '/api/s3-upload-file',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'temporarily_unavailable', message: expect.any(String) })
  const acts = await away.db.rows<{ action: string }>(
    sql`select action from audit_entry where object_kind = 'stored_file' order by entry_id`,
  )
  expect(acts.map(({ action }) => action)).toEqual(['stored_file.add', 'stored_file.not_kept'])
  // The row stays for the night: a write that was given up may still arrive, and its bytes go with the row.
  away.clock.advance(25 * 3_600_000)
  await jobs.forget_unused_files.run({ ...away.services, files: storage() }, {}, { number: 1, last: false })
  expect(await away.db.rows(sql`select 1 from stored_file`)).toEqual([])
  await away.close()
  await odd.stop()
})

it('never asks the bucket for a name that nobody gave', async () => {
  const odd = await startOddServer(403)
  const away = await appOn(odd.url)
  const url = '/files/00000000-0000-4000-8000-000000000000.webp'
  expect((await away.app.inject({ url })).statusCode).toBe(404)
  expect(odd.requests).toEqual([])
  await away.close()
  await odd.stop()
})

it.each(['garbage', 200] as const)('serves nothing but a picture, and asks again: %s', async (does) => {
  const odd = await startOddServer(does)
  const away = await appOn(odd.url)
  const address = '/files/00000000-0000-4000-8000-000000000000.webp'
  const facts = { label: 'Some card - logo', width: 1, height: 1, staff_id: null }
  await addStoredFile(away.db, { address, ...facts, created_at: away.clock.now() })
  for (const asked of [1, 2]) {
    const answer = await away.app.inject({ url: address })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(odd.requests.length).toBe(asked)
  }
  await away.close()
  await odd.stop()
})
