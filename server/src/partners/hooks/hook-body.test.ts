import { expect, it } from 'vitest'
import { hookBody } from './hook-body.ts'

it('is the same text in whatever order the keys come', () => {
  const at = new Date('2026-11-20T06:00:00Z')
  const one = hookBody({ type: 'lead.created', at, data: { b: 1, a: [{ d: null, c: 'x' }] } })
  const other = hookBody({ type: 'lead.created', at, data: { a: [{ c: 'x', d: null }], b: 1 } })
  expect(one).toBe(other)
  expect(one).toBe(
    '{"type":"lead.created","timestamp":"2026-11-20T06:00:00.000Z","data":{"a":[{"c":"x","d":null}],"b":1}}',
  )
})
