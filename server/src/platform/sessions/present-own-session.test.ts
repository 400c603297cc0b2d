import { expect, test } from 'vitest'
import { presentOwnSession } from './present-own-session.ts'

const row = {
  session_id: 'ab'.repeat(16),
  since: new Date('2026-11-20T06:00:00Z'),
  last_seen_at: new Date('2026-11-20T07:00:00Z'),
  ip_address: '103.21.58.9',
  browser: 'Chrome, Android',
  is_this: true,
}
const shown = {
  session_id: row.session_id,
  since: '2026-11-20T06:00:00.000Z',
  last_seen_at: '2026-11-20T07:00:00.000Z',
  from: '103.21.x.x',
  browser: 'Chrome, Android',
  is_this: 1,
}

test.each([
  ['the one that asks', {}, {}],
  ['another', { is_this: false }, { is_this: 0 }],
  ['one of before', { ip_address: null, browser: null }, { from: null, browser: null }],
])('%s', (_, stored, told) => {
  expect(presentOwnSession({ ...row, ...stored })).toEqual({ ...shown, ...told })
})
