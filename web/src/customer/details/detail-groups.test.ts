import { isDerived } from '@marketplace/contract/customers/customer-fields'
import { loanProducts, type LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { describe, expect, it } from 'vitest'
import { groupsOf, questionGroups, questionsOf } from '@marketplace/contract/customers/product-questions'
import { askedIn, findGroup, groupOf, isAsked, isField, isNeeded, type Question } from './detail-groups.ts'
import { valuesOf, type DetailValues } from './detail-values.ts'
import { exampleProfile } from '../../testing/example-profile.ts'

const nothing: DetailValues = {
  ...valuesOf(exampleProfile()),
  residence_type: '',
  employment_status_code: '',
  business_registration_type: '',
  business_company_type: '',
}

// The sharing of a rent begins with rented homes; guests pay one only where they say so.
it.each([
  ['1', false, false],
  ['2', false, false],
  ['3', true, true],
  ['6', true, true],
  ['7', true, false],
  ['8', false, false],
  ['', false, false],
])('residence %s: rent asked %s, needed %s', (residence_type, asked, needed) => {
  expect(isAsked('monthly_rent', { ...nothing, residence_type })).toBe(asked)
  expect(isNeeded('monthly_rent', { ...nothing, residence_type }, 'Personal Loans')).toBe(needed)
})

it.each<[Question, Partial<DetailValues>, boolean]>([
  ['employer_name', { employment_status_code: '1' }, true],
  ['employer_name', { employment_status_code: '2' }, false],
  ['officepincode', { employment_status_code: '1' }, true],
  ['salary_mode', {}, false],
  ['professional_type', { employment_status_code: '2' }, true],
  ['professional_years', { employment_status_code: '1' }, false],
  ['gstin', { business_registration_type: '1' }, true],
  ['gstin', { business_registration_type: '2' }, false],
  ['business_pan', { business_company_type: '2' }, true],
  ['business_pan', { business_company_type: '1' }, false],
  ['business_pan', {}, false],
  ['first_name', {}, true],
])('%s comes up with %j: %s', (question, told, asked) => {
  expect(isAsked(question, { ...nothing, ...told })).toBe(asked)
  if (!asked) expect(isNeeded(question, { ...nothing, ...told }, 'Business Loans')).toBe(false)
})

it.each<[Question, LoanProduct, boolean]>([
  ['pan_name', 'Car', true],
  ['first_name', 'Car', false],
  ['address2', 'Car', false],
  ['locality', 'Car', false],
  ['credit_score_class', 'Car', true],
  ['ifsc', 'Personal Loans', false],
  ['allow_sms', 'Personal Loans', false],
  ['se_loan_amount', 'Personal Loans', true],
  ['se_loan_amount', 'Gold Loans', false],
  ['gold_weight_grams', 'Gold Loans', true],
])('an answer to %s of %s may not stay empty: %s', (question, product, needed) => {
  expect(isNeeded(question, nothing, product)).toBe(needed)
})

it.each<[LoanProduct, string]>([
  ['Personal Loans', 'about contact home work loan bank'],
  ['Business Loans', 'about contact home business loan bank'],
  ['Gold Loans', 'about contact home gold'],
  ['Affordable Housing Loan', 'about contact home work property loan'],
  ['Student Loans', 'about contact home course co_applicant loan'],
  ['2-wheeler', 'about contact home work vehicle bank'],
  ['Car', 'about contact home work vehicle bank'],
])('%s asks %s', (product, groups) => {
  expect(groupsOf(product).join(' ')).toBe(groups)
})

describe.each(loanProducts)('%s', (product) => {
  it('asks each question once, in one group', () => {
    const questions = questionsOf(product)
    expect(new Set(questions).size).toBe(questions.length)
    for (const question of questions)
      expect(askedIn(groupOf(question, product), nothing, product).includes(question)).toBe(
        isAsked(question, nothing) && !isDerived(question),
      )
  })

  it('finds its own groups by name', () => {
    for (const name of questionGroups)
      expect(findGroup(name, product)).toBe(groupsOf(product).includes(name) ? name : null)
    expect(findGroup(null, product)).toBeNull()
    expect(findGroup('others', product)).toBeNull()
  })
})

it('puts a question that the loan does not ask with those about the person', () => {
  expect(groupOf('gold_purity', 'Car')).toBe('about')
  expect(askedIn('gold', nothing, 'Car')).toEqual([])
})

it('types everything but the mobile number, which is proved', () => {
  expect(questionsOf('Car').filter((question) => !isField(question))).toEqual(['mobile_phone_number'])
})
