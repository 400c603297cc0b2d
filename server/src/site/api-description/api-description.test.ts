import type { Audience, Call } from '@marketplace/contract/platform/call'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listContractCalls } from '../../sweeps/contract-calls.ts'
import { buildStaff } from '../../testing/builders/build-staff.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

interface Operation {
  parameters: { name: string; in: string; required: boolean }[]
  security?: Record<string, string[]>[]
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> }
}

const calls = await listContractCalls()
const addressOf = ({ path }: Call): string => path.replaceAll(/:(\w+)/g, '{$1}')

let test: TestApp
let headers: { authorization: string }
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  test = await createTestApp()
  ;({ headers } = await buildStaff(test.services, 3))
  const answer = await test.app.inject({ url: '/api/openapi.json', headers })
  ;({ paths } = answer.json<{ paths: typeof paths }>())
})
afterAll(() => test.close())

const described = (call: Call): Operation => {
  const found = paths[addressOf(call)]?.[call.method.toLowerCase()]
  if (found === undefined) throw new Error(`${call.method} ${call.path} is not described`)
  return found
}

const security: readonly [Audience, boolean, Operation['security']][] = [
  ['anyone', false, undefined],
  ['anyone', true, [{}, { bearer: ['staff'] }]],
  ['lender', false, undefined],
  ['customer', false, [{ bearer: ['customer'] }]],
  ['partner', false, [{ bearer: ['partner'] }]],
  ['api_key', false, [{ partner_key: [] }]],
  [[1], false, [{ bearer: ['staff 1'] }]],
  [[1, 2], false, [{ bearer: ['staff 1'] }, { bearer: ['staff 2'] }]],
  [[1, 3], false, [{ bearer: ['staff 1'] }, { bearer: ['staff 3'] }]],
  [[1, 2, 3], false, [{ bearer: ['staff 1'] }, { bearer: ['staff 2'] }, { bearer: ['staff 3'] }]],
]

describe('the description', () => {
  it('has nothing but the calls of the contract', () => {
    const listed = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(listed.toSorted()).toEqual(calls.map((call) => `${call.method} ${addressOf(call)}`).toSorted())
  })

  it.each(calls)('has the path parameters, who may call and the form of $method $path', (call) => {
    const { parameters, requestBody, security: guard } = described(call)
    const inPath = parameters.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => `:${name}`)).toEqual(call.path.match(/:\w+/g) ?? [])
    const row = security.find(
      ([audience, seesMore]) =>
        String(audience) === String(call.audience) && seesMore === (call.staffSeeMore === true),
    )
    if (row === undefined) throw new Error('an audience that the test does not know')
    expect(guard).toEqual(row[2])
    const form = requestBody?.content['multipart/form-data']?.schema.required ?? []
    const needed = call.upload?.isOptional === true ? [] : (call.upload?.fields ?? [])
    expect(form).toEqual(expect.arrayContaining([...needed]))
  })

  it('has the headers that a call reads', () => {
    const headers = Object.entries(paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters }) =>
        parameters
          .filter((one) => one.in === 'header')
          .map(({ name, required }) => `${path} ${name} ${required ? 'needed' : 'optional'}`),
      ),
    )
    expect(headers.toSorted()).toEqual([
      '/api/admin/login X-Challenge optional',
      '/api/applications/{app_id}/apply Idempotency-Key needed',
      '/api/auth/resend X-Challenge optional',
      '/api/auth/start X-Challenge optional',
      '/api/auth/verify X-Challenge optional',
      '/api/contact/finish X-Challenge optional',
      '/api/contact/finish-start X-Challenge optional',
      '/api/contact/lost X-Challenge optional',
      '/api/contact/start X-Challenge optional',
      '/api/contact/take-back X-Challenge optional',
      '/api/hand-over/open X-Challenge optional',
      '/api/help-request X-Challenge optional',
      '/api/insurance/refer Idempotency-Key needed',
      '/api/lender-callback/{slug} X-Signature needed',
      '/api/lender-callback/{slug} X-Timestamp needed',
      '/api/lender-group/rename If-Match optional',
      '/api/lender-revenue/update If-Match optional',
      '/api/my-data/passcode X-Challenge optional',
      '/api/partner/login X-Challenge optional',
      '/api/partners/request X-Challenge optional',
      '/api/update-lender-data If-Match optional',
      '/api/vouchers/claim Idempotency-Key needed',
    ])
  })
})

describe('who sees what', () => {
  const ofPublic = calls
    .filter(({ audience }) => ['anyone', 'customer', 'lender', 'api_key'].includes(String(audience)))
    .map(addressOf)
  const pathsFor = async (given: Record<string, string>): Promise<string[]> => {
    const answer = await test.app.inject({ url: '/api/openapi.json', headers: given })
    expect(answer.headers['cache-control']).toBe('no-store')
    return Object.keys(answer.json<{ paths: object }>().paths).toSorted()
  }

  it('everybody sees the public calls alone, staff with a session all of them', async () => {
    const shown = [...new Set(ofPublic)].toSorted()
    expect(await pathsFor({})).toEqual(shown)
    expect(shown).not.toContain('/api/customer-care/search')
    expect(await pathsFor({ authorization: `Bearer a_${'x'.repeat(43)}` })).toEqual(shown)
    expect(await pathsFor({ authorization: headers.authorization.replace('a_', 'c_') })).toEqual(shown)
    expect(await pathsFor(headers)).toEqual([...new Set(calls.map(addressOf))].toSorted())
  })

  it('the page lists what the description holds', async () => {
    const page = async (given: Record<string, string>) =>
      (await test.app.inject({ url: '/api/docs', headers: given })).body
    expect(await page({})).not.toContain('/api/customer-care/search')
    expect(await page({})).toContain('/api/brand-config')
    expect(await page(headers)).toContain('/api/customer-care/search')
  })

  it('a session that has ended shows no more than none', async () => {
    const gone = await buildStaff(test.services, 1)
    await test.app.inject({ method: 'POST', url: '/api/admin/logout', headers: gone.headers })
    const shown = await pathsFor(gone.headers)
    expect(shown).not.toContain('/api/customer-care/search')
  })
})
