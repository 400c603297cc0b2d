import { expect, test } from 'vitest'
import { linkState, type LinkTimes } from './link-state.ts'

const now = new Date('2026-11-20T06:00:00Z')
const before = new Date('2026-11-20T05:59:00Z')
const after = new Date('2026-11-20T06:01:00Z')
const waiting: LinkTimes = { expires_at: after, opened_at: null, revoked_at: null, verified_at: null }

test.each<[string, Partial<LinkTimes>]>([
  ['waiting', {}],
  ['expired', { expires_at: before }],
  ['expired', { expires_at: now }],
  ['opened', { opened_at: before }],
  ['opened', { opened_at: before, expires_at: before }],
  ['revoked', { revoked_at: before }],
  ['revoked', { revoked_at: before, opened_at: before }],
  ['done', { opened_at: before, verified_at: before, expires_at: before }],
  ['done', { opened_at: before, verified_at: before, revoked_at: now }],
])('%s: %j', (state, change) => {
  expect(linkState({ ...waiting, ...change }, now)).toBe(state)
})
