import { expect, test } from 'vitest'
import { type ComparedLine, findDuplicates, lineKeyOf } from './find-duplicates.ts'

const line = (
  name: string,
  loan: number | null,
  references: readonly (string | undefined)[],
  more: Partial<ComparedLine> = {},
): ComparedLine & { name: string } => {
  const said = { payout_month: '2026-10', amount_paise: 500, invoice_no: null, ...more }
  return { name, lender_application_id: loan, ...said, line_key: lineKeyOf(said, references) }
}
const repeated = (known: ReturnType<typeof line>[], lines: ReturnType<typeof line>[]) =>
  findDuplicates(known, lines).map((one) => one?.name ?? null)

test.each([
  ['the same loan by another reference', [line('a', 1, ['LA-1'])], [line('b', 1, [undefined, 'x'])], ['a']],
  ['another sum', [line('a', 1, ['LA-1'])], [line('b', 1, ['LA-1'], { amount_paise: 501 })], [null]],
  ['another month', [line('a', 1, ['LA-1'])], [line('b', 1, ['LA-1'], { payout_month: '2026-11' })], [null]],
  ['another invoice', [line('a', 1, ['LA-1'])], [line('b', 1, ['LA-1'], { invoice_no: '7' })], [null]],
  ['nobody’s, by the same reference', [line('a', null, ['la-1'])], [line('b', null, ['LA-1'])], ['a']],
  ['nobody’s, by another reference', [line('a', null, ['la-1'])], [line('b', null, ['LA-2'])], [null]],
  ['nobody’s before, and known now', [line('a', null, ['la-1'])], [line('b', 1, ['LA-1'])], ['a']],
  [
    'twice in one file',
    [],
    [line('a', 1, ['LA-1']), line('b', 1, ['LA-1']), line('c', 2, ['LA-2'])],
    [null, 'a', null],
  ],
] as const)('%s', (_name, known, lines, found) => {
  expect(repeated([...known], [...lines])).toEqual(found)
})
