import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getOwnAddress } from '@marketplace/contract/entry/tracking'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { buildCard } from '../../testing/builders/build-card.ts'
import { buildLender } from '../../testing/builders/build-lender.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { cacheAnswers, CachedAnswer } from './cached-answer.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
  await buildBrand(test.db, { slug: 'neem', name: 'Neem' })
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })
const languages = async (body: object): Promise<string[]> => {
  const answer = await test.app.inject({ method: 'POST', url: '/api/getLanguages', payload: body })
  return answer.json<{ data: { id: string }[] }>().data.map(({ id }) => id)
}

describe('an answer that is the same for many', () => {
  it.each([
    '/api/brand-config',
    '/api/search-list/en',
    '/api/search-list/en/loanPurpose',
    '/api/lenders',
    '/api/get-credit-cards-data',
  ])('%s has a tag and comes in the encoding that is asked for', async (url) => {
    const plain = await get(url)
    expect(plain.statusCode).toBe(200)
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(plain.headers['cache-control']).toBe('private, no-cache')
    expect(plain.json()).toMatchObject({ success: true })
    const br = await get(url, { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    const zipped = await get(url, { 'accept-encoding': 'gzip' })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)

    const tag = String(plain.headers['etag'])
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await get(url, { 'if-none-match': tag })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
    expect((await get(url, { 'if-none-match': '"another"' })).statusCode).toBe(200)
  })

  it('is apart for every brand', async () => {
    const ofDefault = await get('/api/brand-config')
    const ofNeem = await get('/api/brand-config', { host: 'neem.localhost' })
    expect(ofNeem.json()).toMatchObject({ data: { slug: 'neem', name: 'Neem' } })
    expect(ofNeem.headers['etag']).not.toBe(ofDefault.headers['etag'])
  })

  it('holds what the contract lets through and nothing else', async () => {
    const { data } = (await get('/api/brand-config')).json<{ data: object }>()
    expect(data).not.toHaveProperty('hosts')
    expect(data).not.toHaveProperty('logo_svg')
  })

  it('is read once while nothing changes', async () => {
    await get('/api/search-list/en')
    const asked = vi.spyOn(test.pool, 'query')
    await get('/api/search-list/en')
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('has no tag on a POST, where a condition would mean something else', async () => {
    const answer = await test.app.inject({ method: 'POST', url: '/api/getLanguages', payload: {} })
    expect(answer.headers).not.toHaveProperty('etag')
  })
})

describe('a change shows', () => {
  it('of a brand', async () => {
    await test.db.run(sql`update brand set name = 'Neem Money' where slug = 'neem'`)
    await expect
      .poll(async () => (await get('/api/brand-config', { host: 'neem.localhost' })).json<unknown>())
      .toMatchObject({ data: { name: 'Neem Money' } })
  })

  it('of a lender', async () => {
    await get('/api/lenders')
    const { legal_name } = await buildLender(test.db)
    await expect.poll(async () => (await get('/api/lenders')).body).toContain(legal_name)
  })

  it('of a card', async () => {
    await get('/api/get-credit-cards-data')
    const { category_name } = await buildCard(test.db, { status: 1 })
    await expect
      .poll(async () => (await get('/api/get-credit-cards-data')).body, { timeout: 10_000 })
      .toContain(category_name)
  })

  it('of an option', async () => {
    await get('/api/search-list/en/loanPurpose')
    await test.db.run(
      sql`update option_set set value = 'A wedding in the family' where set_name = 'loanPurpose' and option_id = 1`,
    )
    await expect
      .poll(async () => (await get('/api/search-list/en/loanPurpose')).body)
      .toContain('A wedding in the family')
    expect((await get('/api/search-list/en')).body).toContain('A wedding in the family')
  })

  it('of a language', async () => {
    expect(await languages({})).toEqual(['en', 'hi'])
    await test.db.run(sql`update language set is_default = 1 - is_default`)
    await expect.poll(() => languages({})).toEqual(['hi', 'en'])
    await test.db.run(sql`update language set is_default = 1 - is_default`)
    await expect.poll(() => languages({})).toEqual(['en', 'hi'])
  })
})

describe('languages of a country', () => {
  it.each([
    ['IN', ['en', 'hi']],
    ['in', ['en', 'hi']],
    ['GB', ['en']],
    ['unknown', ['en']],
    ['', ['en']],
  ])('%j', async (countryCode, expected) => {
    expect(await languages({ countryCode })).toEqual(expected)
  })
})

describe('keeping', () => {
  const answer = { success: true, ip_address: '127.0.0.1' } as const

  it('makes one answer for all who ask at once, by source and variant', async () => {
    const keep = cacheAnswers(getOwnAddress)
    const make = vi.fn(async () => answer)
    const [source, other] = [{}, {}]
    const [first, second] = await Promise.all([keep(source, '', make), keep(source, '', make)])
    expect(first).toBeInstanceOf(CachedAnswer)
    expect(second).toBe(first)
    expect(await keep(source, 'b', make)).not.toBe(first)
    expect(await keep(other, '', make)).not.toBe(first)
    expect(make).toHaveBeenCalledTimes(3)
  })

  it('does not keep a failure', async () => {
    const keep = cacheAnswers(getOwnAddress)
    const source = {}
    await expect(keep(source, '', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await keep(source, '', () => answer)).toBeInstanceOf(CachedAnswer)
  })

  it('refuses what the contract does not allow', async () => {
    const wrong = { success: true, ip_address: 7 } as unknown as typeof answer
    await expect(cacheAnswers(getOwnAddress)({}, '', () => wrong)).rejects.toThrow(/ip_address/)
  })
})
