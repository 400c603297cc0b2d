import type { Call } from '@marketplace/contract/platform/call'
import { expect, test } from 'vitest'
import { toJSONSchema } from 'zod'
import { listContractCalls } from './contract-calls.ts'
import { nameOf } from './sample-requests.ts'

const ofStaff = (await listContractCalls()).filter(({ audience }) => typeof audience === 'object')

/** What a customer is known by in a request or an answer. */
const marks = new Set([
  'user_id',
  'contact',
  'masked',
  'mobile',
  'first_name',
  'last_name',
  'recipient',
  // The words of an audit entry about a customer, sealed under their key.
  'reason_gone',
])

/** Calls that name a customer and need no mark, with why. */
const unmarked: Readonly<Record<string, string>> = {
  'POST /api/customer-care/unmask': 'writes an entry of its own, with the fields and what it is for',
  'POST /api/customer-care/note': 'writes an entry of its own, and answers the id of a note',
  'POST /api/customer-care/contact-changes/take-back': 'writes an entry of its own, and answers nothing',
  'POST /api/telecalling/phone': 'takes the telephone of who of staff asks, and answers nothing',
  'POST /api/telecalling/open': 'writes an entry of its own, and answers nothing',
  'POST /api/deletions/order': 'writes an entry of its own, and answers the number of a certificate',
  'POST /api/deletions/propose': 'writes an entry of its own, and answers nothing',
  'POST /api/deletions/stop': 'writes an entry of its own, and answers nothing',
  'POST /api/customer-care/resume-link/send': 'writes an entry of its own, and answers the id of a link',
}

const namesIn = (schema: unknown): string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  if ('properties' in schema && typeof schema.properties === 'object' && schema.properties !== null)
    return [...Object.keys(schema.properties), ...Object.values(schema).flatMap(namesIn)]
  return Object.values(schema).flatMap(namesIn)
}
const fieldsOf = ({ params, body, answer }: Call): string[] =>
  [params, body, answer].flatMap((schema) =>
    schema === undefined ? [] : namesIn(toJSONSchema(schema, { unrepresentable: 'any', io: 'output' })),
  )
const namesPeople = (call: Call): boolean => fieldsOf(call).some((field) => marks.has(field))

test('a staff call that shows customers says so, so that each look is on the audit log', () => {
  const naming = ofStaff.filter(namesPeople)
  expect(naming.length).toBeGreaterThan(6)
  const missing = naming.filter((call) => call.shows === undefined && unmarked[nameOf(call)] === undefined)
  expect(missing.map(nameOf)).toEqual([])
})

test('every mark and every exception is needed', () => {
  const marked = ofStaff.filter(({ shows }) => shows !== undefined)
  expect(marked.filter((call) => !namesPeople(call)).map(nameOf)).toEqual([])
  const exceptions = ofStaff.filter((call) => unmarked[nameOf(call)] !== undefined)
  expect(exceptions.filter((call) => !namesPeople(call) || call.shows !== undefined).map(nameOf)).toEqual([])
  expect(exceptions).toHaveLength(Object.keys(unmarked).length)
})

test('calls that customers make carry no mark: nobody of staff looks', async () => {
  const others = (await listContractCalls()).filter(({ audience }) => typeof audience !== 'object')
  expect(others.filter(({ shows }) => shows !== undefined).map(nameOf)).toEqual([])
})
