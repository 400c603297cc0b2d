import type { Call } from '@marketplace/contract/platform/call'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { describeApi } from './describe-api.ts'

const call = {
  method: 'GET',
  path: '/api/things/:thing_id',
  audience: 'anyone',
  limit: 'read',
  answer: z.object({ success: z.literal(true) }),
  errors: ['not_found', 'link_refused', 'conflict'],
} as const satisfies Call
const described = (change: Partial<Call>): Record<string, unknown> => {
  const made = { ...call, ...change } as Call
  const { paths } = describeApi([made]) as { paths: Record<string, Record<string, Record<string, unknown>>> }
  return paths['/api/things/{thing_id}']?.[made.method.toLowerCase()] ?? {}
}

it.each<[Call['audience'], true | undefined, unknown]>([
  ['anyone', undefined, undefined],
  ['anyone', true, [{}, { bearer: ['staff'] }]],
  ['lender', undefined, undefined],
  ['customer', undefined, [{ bearer: ['customer'] }]],
  ['partner', undefined, [{ bearer: ['partner'] }]],
  [[1, 3], undefined, [{ bearer: ['staff 1'] }, { bearer: ['staff 3'] }]],
])('%s, staff seeing more: %s', (audience, more, security) => {
  expect(described({ audience, ...(more && { staffSeeMore: more }) })['security']).toEqual(security)
})

it('names what stands in path, query and headers, and what is needed of it', () => {
  const { parameters } = described({
    params: z.object({ thing_id: z.string() }),
    query: z.object({ page: z.optional(z.number()), day: z.string() }),
    headers: { 'If-Match': 'needed', 'X-Other': 'optional' },
  })
  expect(parameters).toMatchObject([
    { name: 'thing_id', in: 'path', required: true },
    { name: 'page', in: 'query', required: false },
    { name: 'day', in: 'query', required: true },
    { name: 'If-Match', in: 'header', required: true, schema: { type: 'string' } },
    { name: 'X-Other', in: 'header', required: false },
  ])
})

it('describes a body, a form with its file, and neither', () => {
  const body = z.strictObject({ name: z.string() })
  expect(described({})['requestBody']).toBeUndefined()
  expect(described({ method: 'POST', body })['requestBody']).toMatchObject({
    required: true,
    content: { 'application/json': { schema: { required: ['name'], additionalProperties: false } } },
  })
  const upload = { fields: ['image'], max_bytes: 5 * 1024 * 1024 } as const
  expect(described({ method: 'POST', body, upload })['requestBody']).toMatchObject({
    content: {
      'multipart/form-data': {
        schema: {
          required: ['image', 'name'],
          properties: { image: { format: 'binary', description: 'at most 5 MB' }, name: { type: 'string' } },
        },
      },
    },
  })
  expect(described({ method: 'POST', upload })['requestBody']).toMatchObject({
    content: { 'multipart/form-data': { schema: { required: ['image'] } } },
  })
})

it.each([
  [{}, '200', 'application/json'],
  [{ status: 202 }, '202', 'application/json'],
  [{ file: { type: 'text/csv', name: 'cards.csv' } }, '200', 'text/csv'],
] as const)('%j answers %s with %s', (change, status, type) => {
  expect(described(change)['responses']).toMatchObject({
    [status]: { content: { [type]: { schema: { required: ['success'] } } } },
  })
})

it('names the failures of each status with their codes', () => {
  const { responses } = described({}) as { responses: Record<string, { description: string }> }
  const failures = Object.entries(responses).map(([status, { description }]) => [status, description])
  expect(failures).toEqual([
    ['200', 'Done'],
    ['400', 'invalid_request'],
    ['404', 'not_found, link_refused'],
    ['409', 'conflict'],
    ['413', 'too_large'],
    ['429', 'too_many_requests'],
    ['500', 'internal_error'],
    ['503', 'temporarily_unavailable'],
  ])
  expect(responses['404']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          allOf: [
            { $ref: '#/components/schemas/Failure' },
            { properties: { code: { enum: ['not_found', 'link_refused'] } } },
          ],
        },
      },
    },
  })
})

it('keeps two methods of one path', () => {
  const { paths } = describeApi([call, { ...call, method: 'POST' }]) as { paths: Record<string, object> }
  expect(Object.keys(paths['/api/things/{thing_id}'] ?? {})).toEqual(['get', 'post'])
})
