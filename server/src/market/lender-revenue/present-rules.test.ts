import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { expect, test } from 'vitest'
import { presentRules, presentVersions, type VersionRow } from './present-rules.ts'

const content = (revenue_percent: number): RevenueRuleFields => ({
  slab_disbursed_min: null,
  slab_disbursed_max: null,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent,
  status: 1,
})
const row = (
  id: number,
  version: number,
  valid_from: string,
  more: Partial<VersionRow> = {},
): VersionRow => ({
  id,
  lender_id: 9,
  version,
  content: content(version),
  valid_from,
  is_deleted: 0,
  is_taken_back: 0,
  set_by: 'asha',
  set_at: new Date('2026-11-01T06:00:00Z'),
  ...more,
})
const today = '2026-11-22'

test('what is in force is shown, with what is planned after it', () => {
  const rows = [
    row(5, 1, '2026-11-01'),
    row(5, 2, '2027-01-01'),
    row(5, 3, '2026-12-01'),
    row(5, 4, '2026-12-01'),
  ]
  expect(presentRules(rows, today)).toEqual([
    {
      id: 5,
      lender_id: 9,
      version: 1,
      valid_from: '2026-11-01',
      ...content(1),
      state: 'in_force',
      planned: [
        { version: 4, valid_from: '2026-12-01', ...content(4) },
        { version: 2, valid_from: '2027-01-01', ...content(2) },
      ],
      newest_version: 4,
    },
  ])
})

test('a rule that is to begin is planned, with its first content', () => {
  expect(presentRules([row(5, 1, '2027-01-01'), row(5, 2, '2026-12-01')], today)).toMatchObject([
    { version: 2, state: 'planned', planned: [{ version: 1 }], newest_version: 2 },
  ])
})

test('what was taken back counts no more, and what it replaced stays replaced', () => {
  const rows = [
    row(5, 1, today),
    row(5, 2, '2026-12-01'),
    row(5, 3, '2026-12-01', { is_taken_back: 1 }),
    row(5, 4, '2027-01-01'),
  ]
  expect(presentRules(rows, today)).toMatchObject([
    { version: 1, planned: [{ version: 4 }], newest_version: 4 },
  ])
  expect(presentVersions(rows, today).map(({ version, state }) => [version, state])).toEqual([
    [4, 'planned'],
    [3, 'taken_back'],
    [2, 'replaced'],
    [1, 'in_force'],
  ])
})

test('rules keep the order of the rows; deleted ones are left out', () => {
  const rows = [row(8, 1, today), row(3, 1, today), row(5, 1, today, { is_deleted: 1 })]
  expect(presentRules(rows, today).map(({ id }) => id)).toEqual([8, 3])
})

test('every content is listed with its state, the latest day first', () => {
  const rows = [
    row(5, 1, '2026-11-01', { set_by: null, set_at: null }),
    row(5, 2, '2026-11-20'),
    row(5, 3, '2026-12-01'),
    row(6, 1, '2026-11-20', { is_deleted: 1 }),
    row(5, 4, '2026-12-01'),
  ]
  expect(
    presentVersions(rows, today).map((one) => [one.rule_id, one.version, one.state, one.is_deleted]),
  ).toEqual([
    [5, 4, 'planned', 0],
    [5, 3, 'replaced', 0],
    [5, 2, 'in_force', 0],
    [6, 1, 'in_force', 1],
    [5, 1, 'past', 0],
  ])
  expect(presentVersions(rows, today)[4]).toEqual({
    rule_id: 5,
    version: 1,
    valid_from: '2026-11-01',
    ...content(1),
    state: 'past',
    is_deleted: 0,
    set_by: null,
    set_at: null,
  })
})
