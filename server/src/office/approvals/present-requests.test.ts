import { expect, it } from 'vitest'
import { presentRequest } from './present-requests.ts'

const at = new Date('2026-11-23T10:00:00Z')
const row = {
  request_id: 7,
  kind: 'approval_limit',
  subject: 'statement',
  object_kind: 'approval_limit',
  object_id: 'statement',
  object_name: 'statement',
  about_staff: null,
  detail: { before: 500_000, value: 600_000 },
  reason: 'Agreed with finance',
  asked_by: 1,
  asked_by_name: 'asha',
  asked_at: new Date('2026-11-22T10:00:00Z'),
  lapses_at: new Date('2026-11-29T10:00:00Z'),
  decision: null,
  decided_by_name: null,
  decided_at: null,
  note: null,
} as const
const administrators = [
  { staff_id: 1, username: 'asha' },
  { staff_id: 2, username: 'bela' },
  { staff_id: 3, username: 'chand' },
]
const hands = [{ actor_id: 1, staff_id: 3 }]
const present = (staffId: number, change: Partial<Parameters<typeof presentRequest>[0]> = {}) =>
  presentRequest({ ...row, ...change }, staffId, { administrators, hands, at })

it.each([
  [1, { is_own: 1, may_decide: 0 }],
  [2, { is_own: 0, may_decide: 1 }],
  [3, { is_own: 0, may_decide: 0 }],
] as const)('says to %d what they may do', (staffId, flags) => {
  expect(present(staffId)).toMatchObject({ ...flags, state: 'waiting', waits_for: ['bela'] })
})

it.each([
  [{ about_staff: 2 }, { state: 'waiting', waits_for: [], may_decide: 0 }],
  [{ lapses_at: at }, { state: 'lapsed', waits_for: [], may_decide: 0 }],
  [
    { decision: 'approved', decided_by_name: 'bela', decided_at: at, note: 'I know of it' },
    { state: 'approved', decided_by: 'bela', decided_at: at.toISOString(), waits_for: [], may_decide: 0 },
  ],
] as const)('%j is presented as %j', (change, shown) => {
  expect(present(2, change)).toMatchObject(shown)
})
