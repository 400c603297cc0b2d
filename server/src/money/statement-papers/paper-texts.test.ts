import { expect, it } from 'vitest'
import { buildPaper } from '../../testing/builders/build-paper.ts'
import {
  amountInWords,
  footInWords,
  gstInWords,
  lineInWords,
  monthInWords,
  sumsInWords,
} from './paper-texts.ts'

it.each([
  [0, '0.00'],
  [2_025, '2,025.00'],
  [-2_025, '\u20132,025.00'],
  [26_00_000.5, '26,00,000.50'],
  [1_23_45_678.09, '1,23,45,678.09'],
  [0.1 + 0.2, '0.30'],
])('%d is %s', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words)
})

it.each([
  ['2026-10', 'October 2026'],
  ['2027-01', 'January 2027'],
])('%s is %s', (month, words) => {
  expect(monthInWords(month)).toBe(words)
})

it.each([
  ['share', 'Sahyadri Bank'],
  ['clawback', 'Clawback, Sahyadri Bank'],
  ['change', 'Change, Sahyadri Bank'],
] as const)('a line of kind %s', (kind, words) => {
  expect(lineInWords({ kind, lender_name: 'Sahyadri Bank' })).toBe(words)
})

it('goes from the commission to the bank', () => {
  expect(sumsInWords(buildPaper())).toEqual([
    ['Commission', '24,275.00'],
    ['TDS 2 %, s. 393(1), to the rupee', '\u2013486.00'],
    ['To your bank', '23,789.00'],
  ])
  expect(gstInWords(buildPaper())).toBe('GST of ₹4,369.50 follows when your tax invoice is with us.')
})

it('has GST apart once the invoice is there, and says why no tax is withheld', () => {
  const { statement, ...paper } = buildPaper()
  const invoiced = {
    ...paper,
    statement: {
      ...statement,
      invoice: { number: 'GA/26/11', day: '2026-11-20', gst: 4_369.5 },
      tds_of: { ...statement.tds_of, percent: 0 },
      sums: { ...statement.sums, tds: 0, to_bank: 28_644.5 },
    },
  }
  expect(sumsInWords(invoiced)).toEqual([
    ['Commission', '24,275.00'],
    ['TDS, s. 393(1): the year\u2019s sum is within ₹20,000.00', '0.00'],
    ['GST, your tax invoice GA/26/11 of 20/11/2026', '4,369.50'],
    ['To your bank', '28,644.50'],
  ])
  expect(gstInWords(invoiced)).toBeNull()
})

it('says until when may be objected', () => {
  expect(footInWords(buildPaper())).toContain('until 25/11/2026')
  expect(footInWords({ ...buildPaper(), of: 'approved' })).toContain('Approved')
})
