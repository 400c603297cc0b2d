import { expect, test } from 'vitest'
import { penalText } from './penal-charges.tsx'

const both = { penal_charges: 'Up to 2% a month', penal_charges_hi: 'हर महीने 2% तक' }

test.each([
  ['hi', both, { text: 'हर महीने 2% तक', lang: 'hi' }],
  ['en', both, { text: 'Up to 2% a month', lang: 'en' }],
  ['hi', { ...both, penal_charges_hi: null }, { text: 'Up to 2% a month', lang: 'en' }],
] as const)('penal charges read in %s', (language, of, told) => {
  expect(penalText(of, language)).toEqual(told)
})
