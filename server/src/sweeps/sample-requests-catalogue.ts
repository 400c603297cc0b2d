import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** Of the pages on which staff keep plans, offers, options and texts. */
export const catalogueSamples: Samples = {
  'GET /api/insurance/plans/all': () => ({}),
  'POST /api/insurance/plans/save': () => ({
    body: {
      plan_id: null,
      tag: null,
      plan: {
        slug: `plan-${randomUUID().slice(0, 8)}`,
        kind: 'Health',
        insurer_name: 'Example General',
        plan_name: 'Family',
        sum_insured_min: 300_000,
        sum_insured_max: 1_000_000,
        entry_age_min: 18,
        entry_age_max: 65,
        waiting_days: 30,
        pre_existing_months: null,
        co_pay_percent: 12.5,
        room_limit_en: null,
        room_limit_hi: null,
        exclusions_en: 'Cosmetic treatment',
        exclusions_hi: 'सुंदरता के लिए इलाज',
        premium_basis_en: 'Age and sum insured',
        premium_basis_hi: 'उम्र और बीमा राशि',
        premiums: [{ age: 35, sum_insured: 500_000, premium: 6_480 }],
        premiums_as_of: '2026-11-01',
        wording_url: 'https://insurer.example.com/wording.pdf',
        as_of: '2026-11-01',
      },
    },
  }),
  'POST /api/insurance/plans/set-status': () => ({
    body: { plan_id: 1, status: 0, reason: 'The insurer ended it' },
  }),
  'GET /api/vouchers/all': () => ({}),
  'POST /api/vouchers/save': () => ({
    body: {
      offer_id: null,
      tag: null,
      offer: {
        slug: `offer-${randomUUID().slice(0, 8)}`,
        product_type: 'Deals',
        merchant_name: 'Chandni Mart',
        value_en: '₹100 off',
        value_hi: '₹100 की छूट',
        terms_en: 'Once a customer',
        terms_hi: 'एक ग्राहक को एक बार',
        how_to_use_en: 'Show this page',
        how_to_use_hi: 'यह पेज दिखाएँ',
        link: null,
        valid_until: '2027-03-31',
        brands: null,
      },
    },
  }),
  'POST /api/vouchers/set-status': () => ({ body: { offer_id: 1, status: 1 } }),
  'POST /api/vouchers/stock': () => ({ body: { offer_id: 1, add: 10 } }),
  'POST /api/vouchers/codes': () => ({ body: { offer_id: 1, codes: ['TEA-1'] } }),
  'GET /api/texts/messages': () => ({}),
  'GET /api/texts/consents': () => ({}),
  'POST /api/texts/consents/plan': () => ({
    body: {
      purpose: 'messages',
      product_type: null,
      valid_from: '2030-01-01',
      texts: { en: 'Messages about my {brand} account', hi: 'मेरे {brand} खाते के संदेश' },
      reason: 'The officer asked for shorter words',
    },
  }),
  'POST /api/texts/consents/cancel': () => ({
    body: {
      purpose: 'messages',
      product_type: null,
      version: '2030-01-01',
      reason: 'The officer thought again',
    },
  }),
  'GET /api/option-sets/all': () => ({}),
  'POST /api/option-sets/word': () => ({
    body: {
      set_name: 'salaryMode',
      id: 1,
      version: 1,
      own_value: 'Into a bank account',
      own_value_hi: null,
      reason: 'Said as people say it',
    },
  }),
  'POST /api/option-sets/order': () => ({ body: { set_name: 'salaryMode', ids: [3, 2, 1] } }),
  'POST /api/option-sets/retire': () => ({
    body: { set_name: 'salaryMode', id: 3, retired: 1, reason: 'No lender takes it' },
  }),
}
