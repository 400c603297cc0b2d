import { expect, test } from 'vitest'
import { askOfForm, brandNamed, emptyForm } from './eligibility-form.ts'

const ID = '0d3f1c52-8a0b-4a55-9c7e-5b1a2c3d4e5f'
const ready = { ...emptyForm, brand_id: '3' }
const untold = {
  birth_date: null,
  employment_status_code: null,
  monthly_income: null,
  household_income: null,
  emi: null,
  credit_score_class: null,
  postal_code: null,
}

test('what is left empty is not told', () => {
  expect(askOfForm(ready)).toEqual({ amount: 200_000, tenure_months: 36, brand_id: 3, profile: untold })
})

test('what is typed is told', () => {
  const typed = {
    birth_date: '1990-05-17',
    employment_status_code: '1',
    monthly_income: '45000',
    emi: '0',
    postal_code: '226001',
  }
  expect(askOfForm({ ...ready, ...typed })?.profile).toEqual({
    ...untold,
    birth_date: '1990-05-17',
    employment_status_code: 1,
    monthly_income: 45_000,
    emi: 0,
    postal_code: '226001',
  })
})

test.each([ID, ` ${ID.toUpperCase()} `, `http://localhost:3000/admin/csr-portal/${ID}/0`])(
  'customer %j',
  (user_id) => {
    expect(askOfForm({ ...ready, subject: 'customer', user_id })).toEqual({
      amount: 200_000,
      tenure_months: 36,
      brand_id: 3,
      user_id: ID,
    })
  },
)

test.each([
  { brand_id: '' },
  { amount: '' },
  { tenure_months: '' },
  { subject: 'customer' as const, user_id: 'x' },
])('nothing is asked with %j', (change) => {
  expect(askOfForm({ ...ready, ...change })).toBeNull()
})

const brands = [
  { value: '7', label: 'Aanganghar' },
  { value: '1', label: 'Sahimol' },
]
test.each([
  [['Sahimol'], '1'],
  [['', 'Sahimol'], '1'],
  [['Aanganghar', 'Sahimol'], '7'],
  [['Gone'], '7'],
])('begins with the brand of %j', (names, value) => {
  expect(brandNamed(brands, names)).toBe(value)
})

test('begins with no brand while there is none', () => {
  expect(brandNamed([], ['Sahimol'])).toBe('')
})
