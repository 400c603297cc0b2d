import type { Audience, Call } from '@marketplace/contract/platform/call'
import { expect, it } from 'vitest'
import { toJSONSchema } from 'zod'
import { listContractCalls } from './contract-calls.ts'
import { nameOf } from './sample-requests.ts'

/** One row of the table of section 7: the call, what it is sent, a field of its answer, and who may make it (section 6). */
interface Row {
  call: string
  payload: readonly string[]
  answer: readonly string[]
  audience: Audience
}

const row = (call: string, payload: string, answer: string, audience: Audience): Row => ({
  call,
  payload: payload.split(' ').filter((name) => name !== ''),
  answer: answer.split(' ').filter((name) => name !== ''),
  audience,
})

const slab =
  'slab_disbursed_min slab_disbursed_max slab_number_min slab_number_max ats_min ats_max revenue_type_id revenue_flat revenue_percent status'

const rows: readonly Row[] = [
  row('POST /api/s3-upload-file', 'image_name path', 'file', [1]),
  row('POST /api/update-partner-utm/:id', 'utm_id', 'success', [1]),
  row('POST /api/update-partner-revenue-data/:id', 'revenue_percent revenue_flat_fee', 'success', [1]),
  row('POST /api/update-lender-data', 'lender_id property value', 'success message', [1]),
  row('POST /api/update-credit-card-data', 'category_id property value', 'success', [1]),
  row('POST /api/create-credit-card', 'category_name', 'success message', [1]),
  row('GET /api/get-credit-cards-data', '', 'data', 'anyone'),
  row('POST /api/safe-delete-credit-card', 'category_id', 'success message', [1]),
  row('POST /api/cookies/save', 'name value minutes', 'success', 'anyone'),
  row('GET /api/cookies/read', 'name', 'value', 'anyone'),
  row('POST /api/cookies/delete', 'name', 'success', 'anyone'),
  row('GET /api/get-partner-by-name/:name', '', 'data', 'anyone'),
  row('GET /api/user/:id', '', 'data', 'customer'),
  row('GET /api/getMaskInfo/:id', '', 'data', 'customer'),
  row('POST /api/set-language', 'uid language', 'success', 'customer'),
  row('GET /api/search-list/en', '', 'data', 'anyone'),
  row('GET /api/search-list/en/:param', '', 'data', 'anyone'),
  row('POST /api/getLanguages', 'countryCode', 'data', 'anyone'),
  row('POST /api/gold-loans/:appId', '', 'redirect', 'customer'),
  row('POST /api/housing-loan/:appId', '', 'redirect', 'customer'),
  row('GET /api/get-lender-data/:lenderId', '', 'data', [1]),
  row('GET /api/get-lenders-data', '', 'data', [1]),
  row('POST /api/create-lender', 'name', 'success message', [1]),
  row('POST /api/safe-delete-lender', 'lender_id', 'success message', [1]),
  row('GET /api/lender-group/get-all', '', 'success lenderGroups', [1]),
  row('POST /api/lender-group/create', 'name', 'lenderGroup', [1]),
  row('GET /api/lender-revenue/get/:lenderId', '', 'lenderRevenue', [1]),
  row('GET /api/lender-revenue/get-types', '', 'success data', [1]),
  row('POST /api/lender-revenue/create', `lender_id ${slab}`, 'success message lenderRevenueItem', [1]),
  row('POST /api/lender-revenue/update', `id lender_id ${slab}`, 'success message', [1]),
  row('POST /api/lender-revenue/set-order', 'lender_id lender_revenue_ids', 'success message', [1]),
  row('POST /api/lender-revenue/delete/:id', '', 'success message', [1]),
  row('GET /api/get-application-status-files-list', '', 'data', [1, 2]),
  row('POST /api/upload-application-status-file', 'image_name', 'success message errors rowsUpdated', [1, 2]),
  row('GET /api/partner/get-revenue', '', 'success', 'partner'),
  row('GET /api/admin-reverify', '', 'success', [1, 2, 3]),
]

const calls = new Map((await listContractCalls()).map((call) => [nameOf(call), call]))
const find = (name: string): Call => {
  const call = calls.get(name)
  if (call === undefined) throw new Error(`${name} is not in the contract`)
  return call
}

const propertiesOf = (schema: Call['body']): string[] => {
  if (schema === undefined) return []
  const { properties, allOf, anyOf, oneOf } = toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })
  const parts = [...(allOf ?? []), ...(anyOf ?? []), ...(oneOf ?? [])]
  return [properties, ...parts.map((part) => part.properties)].flatMap((found) => Object.keys(found ?? {}))
}

it.each(rows)('$call is as section 7 has it', ({ call: name, payload, answer, audience }) => {
  const call = find(name)
  const sent = [...propertiesOf(call.body), ...propertiesOf(call.query), ...(call.upload?.fields ?? [])]
  expect(sent).toEqual(expect.arrayContaining([...payload]))
  expect(propertiesOf(call.answer)).toEqual(expect.arrayContaining([...answer]))
  expect(call.audience).toEqual(audience)
})

it("says 'true' in words for the revenue types", () => {
  const { answer } = find('GET /api/lender-revenue/get-types')
  expect(answer.safeParse({ success: 'true', data: [{ id: 1, name: 'Volume' }] }).success).toBe(true)
  expect(answer.safeParse({ success: true, data: [{ id: 1, name: 'Volume' }] }).success).toBe(false)
})

it('walks the whole table', () => {
  expect(rows.length).toBe(36)
})
