import { expect, it } from 'vitest'
import { fieldTag } from './field-tag.ts'

it.each([
  // FNV-1a in 64 bits: of the text `1` it is af63ac4c86019afc, as published.
  [1, `"${0xaf63ac4c86019afcn.toString(36)}"`],
  [null, fieldTag(null)],
])('%j has the tag %s', (value, tag) => {
  expect(fieldTag(value)).toBe(tag)
})

it('tells values apart by kind, order and length', () => {
  const values = [null, 0, 1, '1', '', 'a', 'b', 'ab', 'ba', [], ['a'], [1, 2], [2, 1], {}, 'आशा', true]
  expect(new Set(values.map(fieldTag)).size).toBe(values.length)
})

it('is an entity tag: quoted, and safe in a header', () => {
  for (const value of ['x'.repeat(10_000), '"', '\n', 'आ'])
    expect(fieldTag(value)).toMatch(/^"[0-9a-z]{1,13}"$/)
})
