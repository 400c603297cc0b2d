import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import { expect, it } from 'vitest'
import { changedFacts, factsForm } from './facts-form.ts'

const card: CreditCard = {
  category_id: '3f2b8c1e-0000-4000-8000-000000000001',
  category_name: 'Travel Plus',
  sort_order: 1,
  category_img_thumb: null,
  key_feature: null,
  annual_fee: null,
  marketing_bullets: [],
  secured: 0,
  status: 0,
  issuer_name: 'Example Bank Limited',
  joining_fee: 0,
  annual_fee_amount: 499,
  fee_waiver: null,
  apr_percent: 42.5,
  kfs_url: 'https://cards.example.com/kfs',
  deposit_min: null,
  income_min: null,
  benefits: ['travel', 'upi'],
}

it('finds nothing to save in an untouched form', () => {
  expect(changedFacts(card, factsForm(card))).toEqual({})
  expect(changedFacts(card, { ...factsForm(card), issuer_name: ' Example Bank Limited ' })).toEqual({})
})

it('gives what is new, texts trimmed and numbers as numbers', () => {
  const form = {
    ...factsForm(card),
    fee_waiver: ' Waived at ₹1 lakh ',
    apr_percent: '43.20',
    deposit_min: '5000',
  }
  expect(changedFacts(card, form)).toEqual({
    fee_waiver: 'Waived at ₹1 lakh',
    apr_percent: 43.2,
    deposit_min: 5_000,
  })
})

it('gives the benefits where they differ, in one order', () => {
  const form = factsForm(card)
  expect(changedFacts(card, { ...form, benefits: 'upi travel' })).toEqual({})
  expect(changedFacts(card, { ...form, benefits: 'fuel upi travel' })).toEqual({
    benefits: ['travel', 'fuel', 'upi'],
  })
  expect(changedFacts(card, { ...form, benefits: '' })).toEqual({ benefits: [] })
})

it('makes null of what is emptied, and keeps 0', () => {
  const form = { ...factsForm(card), joining_fee: '', kfs_url: ' ', annual_fee_amount: '0' }
  expect(changedFacts(card, form)).toEqual({ joining_fee: null, kfs_url: null, annual_fee_amount: 0 })
})
