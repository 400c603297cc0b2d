import type { ProductType } from '@marketplace/contract/reference/products'
import { describe, expect, it } from 'vitest'
import { askOf, askProblems, type Asked, type ToldAmounts } from './asked-amount.ts'
import { buildMarket } from './example-market.ts'

const nothing: ToldAmounts = {
  se_loan_amount: null,
  down_payment: null,
  gold_weight_grams: null,
  gold_purity: null,
  gold_coin_grams: null,
  open_gold_loans: null,
  property_value: null,
  vehicle_price: null,
}
const open: Asked = { application: { amount: null, tenure_months: null } }
const ask = (product_type: ProductType, told: Partial<ToldAmounts> = {}, asked: Partial<Asked> = {}) =>
  askOf({ ...open, ...asked }, { ...nothing, ...told }, buildMarket({ product_type }))

describe('askOf', () => {
  it.each<[ProductType, Partial<ToldAmounts>, number, number]>([
    ['Personal Loans', {}, 100_000, 36],
    ['Personal Loans', { se_loan_amount: 250_000 }, 250_000, 36],
    ['Personal Loans', { se_loan_amount: 8_000_000 }, 5_000_000, 36],
    ['Personal Loans', { vehicle_price: 90_000 }, 100_000, 36],
    ['Business Loans', { se_loan_amount: 8_000_000 }, 8_000_000, 36],
    ['Business Loans', { se_loan_amount: 1_000 }, 50_000, 36],
    ['Affordable Housing Loan', { se_loan_amount: 2_000_000, property_value: 9_000_000 }, 2_000_000, 240],
    ['Student Loans', { se_loan_amount: 600_000 }, 600_000, 120],
    ['2-wheeler', { vehicle_price: 110_000, down_payment: 20_000, se_loan_amount: 500_000 }, 90_000, 36],
    ['2-wheeler', { vehicle_price: 110_000 }, 110_000, 36],
    ['2-wheeler', { se_loan_amount: 70_000 }, 70_000, 36],
    ['Car', { vehicle_price: 900_000, down_payment: 200_000 }, 700_000, 60],
    ['Car', { vehicle_price: 900_000, down_payment: 890_000 }, 50_000, 60],
    // 20 g of 22 carat at 12,000 are worth 2,20,000.
    ['Gold Loans', { gold_weight_grams: 20, gold_purity: 2 }, 187_000, 12],
    ['Gold Loans', { gold_weight_grams: 20, gold_purity: 2, se_loan_amount: 50_000 }, 50_000, 12],
    // The step of 85 % is used up by the other loan: 80 % are left.
    ['Gold Loans', { gold_weight_grams: 20, gold_purity: 2, open_gold_loans: 250_000 }, 176_000, 12],
    ['Gold Loans', {}, 100_000, 12],
  ])('%s with %o asks for %d over %d months', (product, told, amount, tenure_months) => {
    expect(ask(product, told)).toEqual({ amount, tenure_months })
  })

  it('has the application before the profile and the request before both', () => {
    const application = { amount: 300_000, tenure_months: 24 }
    const told = { se_loan_amount: 200_000 }
    expect(ask('Personal Loans', told, { application })).toEqual({ amount: 300_000, tenure_months: 24 })
    expect(ask('Personal Loans', told, { application, amount: 400_000, tenure_months: 12 })).toEqual({
      amount: 400_000,
      tenure_months: 12,
    })
  })
})

describe('askProblems', () => {
  it.each<[ProductType, object, string[]]>([
    ['Personal Loans', {}, []],
    ['Personal Loans', { amount: 1_000, tenure_months: 3 }, []],
    ['Personal Loans', { amount: 5_000_000, tenure_months: 96 }, []],
    ['Personal Loans', { amount: 5_000_001 }, ['amount ₹1,000 ₹50,00,000']],
    [
      'Personal Loans',
      { amount: 999, tenure_months: 97 },
      ['amount ₹1,000 ₹50,00,000', 'tenure_months 3 96'],
    ],
    ['Business Loans', { amount: 49_999 }, ['amount ₹50,000 ₹2,00,00,000']],
    ['Gold Loans', { tenure_months: 37 }, ['tenure_months 1 36']],
    ['Affordable Housing Loan', { amount: 10_000_000, tenure_months: 360 }, []],
    ['Student Loans', { tenure_months: 5 }, ['tenure_months 6 180']],
    ['2-wheeler', { amount: 1_000_001 }, ['amount ₹10,000 ₹10,00,000']],
    ['Car', { tenure_months: 11 }, ['tenure_months 12 96']],
  ])('%s with %o', (product, asked, problems) => {
    expect(
      askProblems(product, asked).map(
        ({ field, values }) => `${field} ${values?.['min']} ${values?.['max']}`,
      ),
    ).toEqual(problems)
  })
})
