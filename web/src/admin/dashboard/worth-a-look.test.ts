import { expect, test } from 'vitest'
import { worthALook, type LenderFigures } from './worth-a-look.ts'

const quiet: LenderFigures = {
  lender: '1',
  name: 'Ganga',
  applied: 100,
  approved: 21,
  appliedBefore: 100,
  approvedBefore: 22,
  expected: 0,
  stated: 0,
}

test('nothing is said of what moves by chance', () => {
  expect(
    worthALook([
      quiet,
      { ...quiet, applied: 10, approved: 0 },
      { ...quiet, appliedBefore: 0, approvedBefore: 0 },
    ]),
  ).toEqual([])
})

test('a lender that approves far fewer is named, and one that states less than we expect', () => {
  expect(
    worthALook([
      { ...quiet, name: 'Konkan', applied: 200, approved: 18 },
      { ...quiet, name: 'Malhar', expected: 1_45_125, stated: 1_29_000 },
      { ...quiet, name: 'Not stated yet', expected: 50_000 },
      { ...quiet, name: 'To the rupee or so', expected: 50_000, stated: 49_500 },
    ]),
  ).toEqual([
    { lender: '1', name: 'Konkan', kind: 'approves_less', now: 0.09, before: 0.22 },
    { lender: '1', name: 'Malhar', kind: 'stated_less', now: 1_29_000, before: 1_45_125 },
  ])
})

test('four at most', () => {
  const many = Array.from({ length: 9 }, (_, place) => ({
    ...quiet,
    expected: 90_000 + place * 1_000,
    stated: 50_000,
  }))
  expect(worthALook(many).map(({ before }) => before)).toEqual([98_000, 97_000, 96_000, 95_000])
})
