import { entityKinds } from '@marketplace/contract/partners/pan-of-kind'
import { expect, test } from 'vitest'
import { whyOf } from './document-words.ts'

test('each kind of business is told what founds it, and the other papers are the same for all', () => {
  expect(new Set(entityKinds.map((kind) => whyOf('constitution', kind))).size).toBe(entityKinds.length)
  expect(whyOf('constitution', null)).toBe('What the business was founded by.')
  expect(whyOf('pan', 'company')).toBe(whyOf('pan', null))
})
