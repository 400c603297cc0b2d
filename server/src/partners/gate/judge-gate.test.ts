import { expect, test } from 'vitest'
import { judgeGate, type GateFacts } from './judge-gate.ts'

const ready: GateFacts = {
  courses: [
    { course_id: 'who-we-are', product_types: [] },
    { course_id: 'cards', product_types: ['Credit Cards'] },
  ],
  held: new Set(['who-we-are']),
  has_papers: true,
  has_housing: false,
  notice_until: null,
}
const today = '2026-11-20'

test.each([
  ['all stands', ready, 'Personal Loans', { live: 1, missing: [] }],
  ['to all products the course of all is enough', ready, null, { live: 1, missing: [] }],
  ['a course of the product is missing', ready, 'Credit Cards', { live: 0, missing: ['training'] }],
  ['housing asks for the declaration', ready, 'Affordable Housing Loan', { live: 0, missing: ['housing'] }],
  [
    'which somebody made',
    { ...ready, has_housing: true },
    'Affordable Housing Loan',
    { live: 1, missing: [] },
  ],
  [
    'nothing is there',
    { ...ready, held: new Set<string>(), has_papers: false },
    'Affordable Housing Loan',
    { live: 0, missing: ['training', 'papers', 'housing'] },
  ],
] as const)('%s', (_name, facts, product, expected) => {
  expect(judgeGate(facts, product, today)).toEqual({ ...expected, notice_until: null })
})

test('a partner of before works to the end of its last day, and as a new one from the next', () => {
  const before = { ...ready, has_papers: false, notice_until: today }
  expect(judgeGate(before, null, today)).toEqual({ live: 1, missing: ['papers'], notice_until: today })
  expect(judgeGate(before, null, '2026-11-21')).toEqual({ live: 0, missing: ['papers'], notice_until: null })
  expect(judgeGate({ ...before, has_papers: true }, null, today)).toEqual({
    live: 1,
    missing: [],
    notice_until: null,
  })
})
