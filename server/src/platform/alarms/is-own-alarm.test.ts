import { expect, it } from 'vitest'
import { isOwnAlarm } from './is-own-alarm.ts'

const asha = { staff_id: 7, username: 'asha' }

it.each([
  [
    'an administrator whom they added',
    'staff_administrator_added',
    '9',
    { username: 'new', by: 'asha' },
    true,
  ],
  ['one whom another added', 'staff_administrator_added', '9', { username: 'new', by: 'ravi' }, false],
  ['their own looks', 'views_cap', 'staff 7, 2026-11-20', {}, true],
  ['their own unmasking', 'unmask_cap', 'staff 7, 2026-11-20', {}, true],
  ['the looks of another whose number begins alike', 'views_cap', 'staff 71, 2026-11-20', {}, false],
  ['a gateway', 'gateway_down', 'staff 7, 2026-11-20', {}, false],
] as const)('%s', (_, kind, subject, detail, is) => {
  expect(isOwnAlarm({ kind, subject, detail }, asha)).toBe(is)
})
