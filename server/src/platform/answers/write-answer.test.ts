import { getProfile } from '@marketplace/contract/customers/profiles'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAnswerWriter } from './write-answer.ts'

const Answer = z.object({
  success: z.literal(true),
  data: z.object({
    name: z.nullable(z.string()),
    kind: z.enum(['bank', 'nbfc']),
    rate: z.number(),
    note: z.optional(z.string()),
    rows: z.array(z.object({ id: z.number() })),
    counts: z.record(z.string(), z.number()),
    by: z.union([z.string(), z.number()]),
  }),
})
const data = { name: null, kind: 'bank', rate: 12.5, rows: [{ id: 1 }, { id: 2 }], counts: { a: 1 }, by: 'x' }
const good = { success: true, data }

describe.each([
  ['as it stands where it fits', false],
  ['checked', true],
])('an answer written %s', (_name, checked) => {
  const write = createAnswerWriter(Answer, checked)
  it('is what it says', () => {
    expect(JSON.parse(write(good))).toEqual(good)
    expect(JSON.parse(write({ success: true, data: { ...data, note: undefined } }))).toEqual(good)
    expect(JSON.parse(write({ success: true, data: { ...data, note: 'n' } }))).toEqual({
      success: true,
      data: { ...data, note: 'n' },
    })
  })

  it.each([
    ['at the top', { ...good, secret: 'ABCPV1234F' }],
    ['within', { success: true, data: { ...data, secret: 'ABCPV1234F' } }],
    ['in a row', { success: true, data: { ...data, rows: [{ id: 1, secret: 'ABCPV1234F' }, { id: 2 }] } }],
    ['in the place of an optional one', { success: true, data: { ...data, note: undefined, secret: 'x' } }],
  ])('never carries a field that is not declared: %s', (_where, answer) => {
    expect(JSON.parse(write(answer))).toEqual(good)
  })

  it.each([
    ['a missing field', { success: true, data: { ...data, rate: undefined } }],
    ['one missing and another in its place', { success: true, data: { ...data, rate: undefined, rte: 1 } }],
    ['a number for a text', { success: true, data: { ...data, name: 7 } }],
    ['no number', { success: true, data: { ...data, rate: Number.NaN } }],
    ['a moment for a text', { success: true, data: { ...data, name: new Date(0) } }],
    ['bytes for a text', { success: true, data: { ...data, name: Buffer.from('sealed') } }],
    ['another choice', { success: true, data: { ...data, kind: 'friend' } }],
    ['a list for a record', { success: true, data: { ...data, counts: [1] } }],
    ['neither of a union', { success: true, data: { ...data, by: null } }],
    ['no object', null],
  ])('is refused with %s', (_name, answer) => {
    expect(() => write(answer)).toThrow()
  })
})

it('refuses what a strict object does not know', () => {
  const write = createAnswerWriter(z.strictObject({ a: z.number() }), false)
  expect(write({ a: 1 })).toBe('{"a":1}')
  expect(() => write({ a: 1, b: 2 })).toThrow()
})

it('leaves to zod what it cannot judge itself', () => {
  const write = createAnswerWriter(z.object({ at: z.looseObject({ a: z.number() }) }), false)
  expect(write({ at: { a: 1, b: 2 } })).toBe('{"at":{"a":1,"b":2}}')
  expect(() => write({ at: { a: 'x' } })).toThrow()
})

it('never carries what a row of a customer holds beside the declared profile', () => {
  const write = createAnswerWriter(getProfile.answer, false)
  const shape = Object.keys(getProfile.answer.shape.data.shape)
  expect(shape).toContain('tin')
  expect(() => write({ success: true, data: { tin: Buffer.from('sealed') } })).toThrow()
})
