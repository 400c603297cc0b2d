import { expect, test } from 'vitest'
import { matchRow, type MatchTarget } from './match-row.ts'

interface Target extends MatchTarget {
  number: string
  theirs: string
}
const all: Target[] = [
  { lender_application_id: 1, lender_id: 10, number: 'LA-1', theirs: 'KC-1' },
  { lender_application_id: 2, lender_id: 10, number: 'LA-2', theirs: 'KC-2' },
  { lender_application_id: 3, lender_id: 10, number: 'LA-3', theirs: 'KC-2' },
  { lender_application_id: 4, lender_id: 20, number: 'LA-4', theirs: 'KC-1' },
  { lender_application_id: 5, lender_id: 20, number: 'LA-5', theirs: 'KC-4' },
]
const index = {
  byOurs: (id: string) => all.filter(({ number }) => number === id),
  byTheirs: (id: string) => all.filter(({ theirs }) => theirs === id),
  byId: (id: number) => all.find(({ lender_application_id }) => lender_application_id === id),
}
type Row = Parameters<typeof matchRow>[0]
const match = (
  row: Row,
  lender: number | null = 10,
  chosen: number | null = null,
  proposed: number[] = [],
) => {
  const found = matchRow(row, index, lender, chosen, proposed)
  return 'target' in found ? found.target.lender_application_id : found
}
const error = (reason: string, ...candidates: number[]) => ({ outcome: 'error', reason, candidates })

test.each<[string, unknown, unknown]>([
  ['our reference', match({ our_reference: 'LA-1' }), 1],
  ['our reference of a mixed file', match({ our_reference: 'LA-4' }, null), 4],
  ["the lender's id", match({ lender_application_id: 'KC-1' }), 1],
  ['the loan account', match({ loan_account: 'KC-1' }), 1],
  [
    "the lender's id, where our reference is unknown",
    match({ our_reference: 'LA-9', lender_application_id: 'KC-1' }),
    1,
  ],
  ['both, where they agree', match({ our_reference: 'LA-3', lender_application_id: 'KC-2' }), 3],
  ['ours, where theirs is not known yet', match({ our_reference: 'LA-1', lender_application_id: 'NEW' }), 1],
  [
    'both, where they contradict',
    match({ our_reference: 'LA-1', lender_application_id: 'KC-2' }),
    error('reference_differs', 1, 2, 3),
  ],
  ["another lender's", match({ our_reference: 'LA-4' }), error('other_lender', 4)],
  [
    "ours of a mixed file beside an id that another lender's application has",
    match({ our_reference: 'LA-2', lender_application_id: 'KC-4' }, null),
    2,
  ],
  [
    "the lender's id of a mixed file without a lender",
    match({ lender_application_id: 'KC-4' }, null),
    { outcome: 'ambiguous', reason: 'only_proposed', candidates: [5] },
  ],
  [
    'two applications',
    match({ lender_application_id: 'KC-2' }),
    { outcome: 'ambiguous', reason: 'reference_twice', candidates: [2, 3] },
  ],
  [
    'two applications of two lenders',
    match({ loan_account: 'KC-1' }, null),
    { outcome: 'ambiguous', reason: 'reference_twice', candidates: [1, 4] },
  ],
  [
    'nothing',
    match({ our_reference: 'LA-9' }),
    { outcome: 'extra', reason: 'reference_unknown', candidates: [] },
  ],
  ['no key', match({ word: 'Approved' }), error('reference_missing')],
  [
    'a mobile number alone',
    match({ word: 'Approved' }, 10, null, [2]),
    { outcome: 'ambiguous', reason: 'only_proposed', candidates: [2] },
  ],
  ['an exact key beside a proposal', match({ our_reference: 'LA-1' }, 10, null, [2]), 1],
  ['what a person chose', match({ our_reference: 'LA-9' }, 10, 2), 2],
  ['what a person chose of another lender', match({}, 10, 4), error('other_lender', 4)],
])('%s', (_name, found, expected) => {
  expect(found).toEqual(expected)
})
