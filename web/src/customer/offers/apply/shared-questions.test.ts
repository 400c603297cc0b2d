import { expect, test } from 'vitest'
import { exampleValues } from '../../details/testing/example-values.ts'
import { sharedGroups } from './shared-questions.ts'

const blank = Object.fromEntries(
  Object.entries(exampleValues()).map(([field, value]) => [field, typeof value === 'boolean' ? false : '']),
) as ReturnType<typeof exampleValues>
const shared = (values: Partial<typeof blank>, hasMobile = false) =>
  sharedGroups('Personal Loans', { values: { ...blank, ...values }, hasMobile }).map(
    ({ group, questions }) => `${group}: ${questions.join(' ')}`,
  )

test.each<[string, Partial<typeof blank>, boolean, string[]]>([
  ['nothing told', {}, false, []],
  ['the mobile number', {}, true, ['contact: mobile_phone_number']],
  [
    'a name, whole and in its parts, once',
    { pan_name: 'M** A***', first_name: 'Md', last_name: 'Arif', tin: '*****1234F' },
    false,
    ['about: pan_name tin'],
  ],
  ['a name in its parts', { first_name: 'Md', last_name: 'Arif' }, false, ['about: first_name']],
  ['an employer that is not asked of who has none', { employer_name: 'Gomti' }, false, []],
  [
    'what is for us alone',
    { se_loan_amount: '200000', allow_sms: true, household_income: '1', household_income_amount: '90000' },
    false,
    ['work: household_income'],
  ],
  ['what another loan asks', { gold_weight_grams: '20' }, false, []],
])('%s', (_, values, hasMobile, groups) => {
  expect(shared(values, hasMobile)).toEqual(groups)
})
