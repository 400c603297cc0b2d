import { questionNames } from '@marketplace/contract/customers/customer-fields'
import { expect, test } from 'vitest'
import type { Question } from '../../details/detail-groups.ts'
import { exampleValues } from '../../details/testing/example-values.ts'
import { neededGroups, neededIn } from './needed-groups.ts'

const missing = new Set<Question>(['pan_name', 'tin', 'residence_type'])
const nothing = new Set<Question>()

test('the groups in which something is missing, in the order of the page', () => {
  const told = new Set<Question>(questionNames)
  expect(neededGroups('Personal Loans', exampleValues(), missing, told)).toEqual(['about', 'home'])
  expect(neededGroups('Personal Loans', exampleValues(), nothing, told)).toEqual([])
})

test('an answer brings the question with it that it decides about, and no other', () => {
  const told = new Set<Question>(['address1', 'postal_code'])
  const home = (residence_type: string) =>
    neededIn('home', 'Personal Loans', exampleValues({ residence_type }), missing, told)
  expect(home('')).toEqual(['residence_type'])
  expect(home('1')).toEqual(['residence_type'])
  expect(home('3')).toEqual(['residence_type', 'monthly_rent'])
  // A hostel may cost nothing, and says so by leaving it out.
  expect(home('7')).toEqual(['residence_type'])
})

test('what follows from another answer is not asked', () => {
  expect(neededIn('about', 'Car', exampleValues(), missing, nothing)).not.toContain('first_name')
})
