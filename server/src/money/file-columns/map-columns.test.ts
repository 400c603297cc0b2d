import { expect, test } from 'vitest'
import { headerSignature, lackingFields, mapColumns } from './map-columns.ts'

const fieldsOf = (titles: string[], remembered: Parameters<typeof mapColumns>[2] = null) =>
  mapColumns('mis', titles, remembered).columns.map(({ field }) => field)

test('known titles are used by themselves, the first of two for one field', () => {
  expect(fieldsOf(['App Ref', 'Status', 'Stage', '', 'Branch'])).toEqual([
    'our_reference',
    'status',
    null,
    null,
  ])
})

test('a memory wins over an alias, and also says what is not used', () => {
  const remembered = [
    { title: 'Ref', field: 'our_reference' },
    { title: 'Status', field: null },
    { title: 'Final', field: 'status' },
  ] as const
  expect(fieldsOf(['REF', 'Status', 'Final'], remembered)).toEqual(['our_reference', null, 'status'])
  expect(fieldsOf(['Ref', 'Final', 'Stage'], remembered)).toEqual(['our_reference', 'status', null])
})

test('two columns of one title are remembered each by its place among them', () => {
  const remembered = [
    { title: 'Date', field: 'status_date' },
    { title: 'Amt', field: null },
    { title: 'Date', field: 'disbursal_date' },
  ] as const
  expect(fieldsOf(['Ref', 'Date', 'Amt', 'date'], remembered).slice(1)).toEqual([
    'status_date',
    null,
    'disbursal_date',
  ])
  expect(mapColumns('mis', ['Ref', 'Date', 'Amt'], remembered).gone).toEqual([
    { title: 'Date', field: 'disbursal_date' },
  ])
})

test('what changed since the last file: a column that is new, one that is gone', () => {
  const map = mapColumns(
    'mis',
    ['Ref', 'Status', 'Disb Amt'],
    [
      { title: 'Ref', field: 'our_reference' },
      { title: 'Status', field: 'status' },
      { title: 'Disbursed', field: 'disbursed_amount' },
      { title: 'Branch', field: null },
    ],
  )
  expect(map.columns.filter(({ isNew }) => isNew)).toEqual([
    { column: 2, title: 'Disb Amt', field: 'disbursed_amount', isNew: true },
  ])
  expect(map.gone).toEqual([{ title: 'Disbursed', field: 'disbursed_amount' }])
  expect(map.needed).toEqual([])
})

test.each([
  ['mis', ['our_reference', 'status'], []],
  ['mis', ['mobile'], ['status']],
  ['status', ['status'], ['our_reference']],
  ['commission', ['loan_account', 'status'], ['payout_amount']],
  ['commission', [null, 'payout_amount'], ['our_reference']],
] as const)('a %s file with %j lacks %j', (kind, held, lacking) => {
  expect(lackingFields(kind, held)).toEqual(lacking)
})

test('a header is the same whatever its case and marks, and another in another order', () => {
  expect(headerSignature(['App Ref', 'Status'])).toBe(headerSignature(['APP_REF', 'status ']))
  expect(headerSignature(['App Ref', 'Status'])).not.toBe(headerSignature(['Status', 'App Ref']))
  expect(headerSignature(['App Ref', 'Status', 'Line', 'Error'])).toBe(headerSignature(['App Ref', 'Status']))
  expect(headerSignature(['ab', 'c'])).not.toBe(headerSignature(['a', 'bc']))
})
