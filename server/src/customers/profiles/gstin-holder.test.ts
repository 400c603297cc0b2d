import { gstinHolderProblem, type GstinFacts } from '@marketplace/contract/platform/gstin-holder'
import { expect, it } from 'vitest'

const firm: GstinFacts = {
  gstin: '27AAPFU0939F1ZV',
  tin: 'ABCPV1234F',
  business_pan: 'AAPFU0939F',
  business_company_type: 2,
}

it.each<[string, Partial<GstinFacts>, string | null]>([
  ['a firm’s own', {}, null],
  ['another business’s', { business_pan: 'AAPFU0938F' }, 'gstin_not_of_business_pan'],
  ['one that differs at the third character', { business_pan: 'BAPFU0939F' }, 'gstin_not_of_business_pan'],
  ['one that differs at the twelfth character', { business_pan: 'AAPFU0939G' }, 'gstin_not_of_business_pan'],
  ['a masked PAN that fits as far as it shows', { business_pan: '*****0939F' }, null],
  ['a masked PAN that does not', { business_pan: '*****1939F' }, 'gstin_not_of_business_pan'],
  ['a masked GSTIN that fits', { gstin: '27*****0939F1ZV' }, null],
  ['a masked GSTIN that does not', { gstin: '27*****1939F1ZV' }, 'gstin_not_of_business_pan'],
  [
    'a proprietor’s, which is not of the PAN of a business',
    { business_company_type: 1 },
    'gstin_not_of_own_pan',
  ],
  ['a proprietor’s own', { business_company_type: 1, tin: 'AAPFU0939F' }, null],
  ['no GSTIN', { gstin: null }, null],
  ['no PAN yet', { business_pan: null }, null],
  ['no kind of business yet', { business_company_type: null, business_pan: 'BAPFU0939F' }, null],
])('%s', (_, change, problem) => {
  expect(gstinHolderProblem({ ...firm, ...change })).toBe(problem)
})
