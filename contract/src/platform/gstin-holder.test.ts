import { expect, it } from 'vitest'
import { gstinHolderProblem, type GstinFacts } from './gstin-holder.ts'

const firm: GstinFacts = {
  gstin: '27AAPFU0939F1ZV',
  tin: 'ABCPV1234F',
  business_pan: 'AAPFU0939F',
  business_company_type: 2,
}

it.each<[string, Partial<GstinFacts>, string | null]>([
  ['a firm’s own', {}, null],
  ['another firm’s', { business_pan: 'AAPFU0938F' }, 'gstin_not_of_business_pan'],
  ['another from the first letter on', { business_pan: 'BAPFU0939F' }, 'gstin_not_of_business_pan'],
  ['another at the last letter', { business_pan: 'AAPFU0939G' }, 'gstin_not_of_business_pan'],
  ['a masked PAN that may be it', { business_pan: '*****0939F' }, null],
  ['a masked PAN that is not', { business_pan: '*****1939F' }, 'gstin_not_of_business_pan'],
  ['a masked GSTIN that may be it', { gstin: '27*****0939F1ZV' }, null],
  ['a masked GSTIN that is not', { gstin: '27*****1939F1ZV' }, 'gstin_not_of_business_pan'],
  ['a proprietor’s own', { business_company_type: 1, tin: 'AAPFU0939F' }, null],
  ['a proprietor’s, of the business', { business_company_type: 1 }, 'gstin_not_of_own_pan'],
  ['none', { gstin: null }, null],
  ['of nobody yet', { business_pan: null }, null],
  ['of a proprietor without a PAN', { business_company_type: 1, tin: null }, null],
  ['of an unknown kind of business', { business_company_type: null, business_pan: 'X' }, null],
])('%s', (_, change, problem) => {
  expect(gstinHolderProblem({ ...firm, ...change })).toBe(problem)
})
