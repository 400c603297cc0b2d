import { randomUUID } from 'node:crypto'
import { shareVersions } from '../../seeds/reference/share-consent-texts.ts'
import { brandDraft } from '../testing/builders/build-brand-draft.ts'
import { completeProfile } from '../testing/builders/build-profile.ts'
import { someMobile } from '../testing/builders/build-customer.ts'
import type { Holdings } from '../testing/builders/build-world.ts'
import type { Fields, Samples } from './sample-request.ts'

const revenueRule = ({ lender_id }: Holdings): Fields => ({
  lender_id,
  slab_disbursed_min: 5_000_000,
  slab_disbursed_max: 10_000_000,
  slab_number_min: null,
  slab_number_max: null,
  ats_min: null,
  ats_max: null,
  revenue_type_id: 1,
  revenue_flat: null,
  revenue_percent: 2.25,
  status: 1,
})

const consent_version = shareVersions['Personal Loans']

/** Of customers, lenders and what anyone may call. */
export const customerSamples: Samples = {
  'GET /api/user/:id': (own) => ({ params: { id: own.user_id } }),
  'POST /api/user/:id': (own) => ({ params: { id: own.user_id }, body: { ...completeProfile() } }),
  'GET /api/getMaskInfo/:id': (own) => ({ params: { id: own.prospect_app_id } }),
  'POST /api/auth/start': () => ({
    body: {
      mobile_phone_number: someMobile(),
      mobile_phone_code: '91',
      language: 'en',
      consents: [{ purpose: 'terms', version: '1' }],
      utms: { utm_source: 'x' },
    },
  }),
  'POST /api/auth/resend': (own) => ({ body: { prospect_app_id: own.prospect_app_id } }),
  'POST /api/auth/verify': (own) => ({ body: { prospect_app_id: own.prospect_app_id, otp: '000000' } }),
  'POST /api/auth/logout': () => ({}),
  'POST /api/contact/start': () => ({ body: { mobile_phone_number: someMobile() } }),
  'POST /api/contact/verify': (own) => ({
    body: { contact_id: own.contact_id, otp: '000000', proof_otp: '000000' },
  }),
  'POST /api/contact/lost': () => ({
    body: { mobile_phone_number: someMobile(), pan_last4: '234F', birth_date: '1990-05-17' },
  }),
  'POST /api/contact/finish-start': (own) => ({ body: { token: own.finish_token } }),
  'POST /api/contact/finish': (own) => ({
    body: { token: own.finish_token, finish_id: own.finish_id, otp: '000000' },
  }),
  'POST /api/contact/take-back': (own) => ({ body: { token: own.take_back_token } }),
  'POST /api/applications': () => ({
    body: { product_type: 'Personal Loans', amount: 200_000, tenure_months: 24 },
  }),
  'GET /api/applications/:app_id': (own) => ({ params: { app_id: own.app_id } }),
  'POST /api/applications/:app_id/apply': (own) => ({
    params: { app_id: own.app_id },
    body: { lender_id: own.lender_id, snapshot_id: own.snapshot_id, consent_version },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'GET /api/applications/:app_id/lender-pages/:page': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
  }),
  'POST /api/applications/:app_id/lender-pages/:page/facts': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
    body: {
      step: 'work',
      facts: {
        time_at_employer: '4',
        work_experience: '3',
        office_email: 'a@example.com',
        employer_kind: '1',
      },
    },
  }),
  'POST /api/applications/:app_id/lender-pages/:page/leave': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
    body: { step: 'kyc' },
  }),
  'POST /api/applications/:app_id/lender-pages/:page/return': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
    body: { state: 'of-nobody', outcome: 'done', at: '1763600000', signature: '0'.repeat(64) },
  }),
  'POST /api/applications/:app_id/lender-pages/:page/passcode': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
    body: { step: 'passcode' },
  }),
  'POST /api/applications/:app_id/lender-pages/:page/passcode-check': (own) => ({
    params: { app_id: own.app_id, page: 'kadamba-bank' },
    body: { step: 'passcode', otp: '123456' },
  }),
  'POST /api/gold-loans/:appId': (own) => ({ params: { appId: own.gold_app_id } }),
  'POST /api/housing-loan/:appId': (own) => ({ params: { appId: own.housing_app_id } }),
  'POST /api/applications/:app_id/withdraw': (own) => ({
    params: { app_id: own.app_id },
    body: { lender_id: own.lender_id },
  }),
  'POST /api/applications/:app_id/kfs-opened': (own) => ({
    params: { app_id: own.app_id },
    body: { lender_id: own.lender_id },
  }),
  'POST /api/applications/:app_id/offers': (own) => ({ params: { app_id: own.app_id }, body: {} }),
  'GET /api/applications/:app_id/offers': (own) => ({
    params: { app_id: own.app_id },
    query: { amount: '200000', tenure_months: '24' },
  }),
  'GET /api/applications/:app_id/key-facts/:lender_id': (own) => ({
    params: { app_id: own.app_id, lender_id: String(own.lender_id) },
    query: { amount: '200000', tenure_months: '24' },
  }),
  'POST /api/open-match': () => ({
    body: {
      product_type: 'Personal Loans',
      amount: 200_000,
      tenure_months: 36,
      answers: { birth_date: '1994-08-14', postal_code: '226001', monthly_income: 42_000, emi: 0 },
    },
  }),
  'GET /api/applications/:app_id/needs/:lender_id': (own) => ({
    params: { app_id: own.app_id, lender_id: String(own.lender_id) },
  }),
  'GET /api/offers/ranking-rule': () => ({}),
  'GET /api/consents/texts': () => ({ query: { language: 'hi' } }),
  'GET /api/consents': () => ({}),
  'GET /api/consents/choices': () => ({}),
  'POST /api/consents/choose': () => ({ body: { purpose: 'soft_questions', version: '1', agreed: 1 } }),
  'GET /api/my-data/contacts': () => ({ query: { before: 1_000_000 } }),
  'POST /api/my-data/contacts/choose': () => ({ body: { purpose: 'reminder', lender_id: null, stopped: 1 } }),
  'GET /api/my-data/nominee': () => ({}),
  'POST /api/my-data/nominee': () => ({
    body: { name: 'Asha Verma', relation: 'spouse', contact: '9876543210' },
  }),
  'POST /api/my-data/nominee/remove': () => ({}),
  'POST /api/consents/withdraw': (own) => ({ body: { consent_id: own.consent_id } }),
  'POST /api/help-request': () => ({
    body: {
      name: 'Asha',
      email: 'asha@example.com',
      phone: '9000000001',
      company: 'Gomti',
      description: 'Please call',
    },
  }),
  'POST /api/getLanguages': () => ({ body: { countryCode: 'IN' } }),
  'POST /api/set-language': (own) => ({ body: { uid: own.prospect_app_id, language: 'hi' } }),
  'POST /api/lender-callback/:slug': () => ({
    params: { slug: 'no-such-lender' },
    body: {
      event_id: 'event-1',
      our_reference: randomUUID(),
      lender_application_id: 'their-1',
      status: 'APPROVED',
      at: '2026-11-20T06:00:00Z',
    },
  }),
  'GET /api/lenders': () => ({}),
  'GET /api/lender-revenue/get/:lenderId': (own) => ({ params: { lenderId: String(own.lender_id) } }),
  'GET /api/lender-revenue/versions/:lenderId': (own) => ({ params: { lenderId: String(own.lender_id) } }),
  'GET /api/lender-revenue/get-types': () => ({}),
  'POST /api/lender-revenue/create': (own) => ({ body: revenueRule(own) }),
  'POST /api/lender-revenue/update': (own) => ({ body: { ...revenueRule(own), id: 1 } }),
  'POST /api/lender-revenue/set-order': (own) => ({
    body: { lender_id: own.lender_id, lender_revenue_ids: [1, 2, 3] },
  }),
  'POST /api/lender-revenue/take-back': (own) => ({
    body: { lender_id: own.lender_id, id: 1, version: 2, reason: 'The lender thought again' },
  }),
  'POST /api/lender-revenue/delete/:id': () => ({
    params: { id: '1' },
    body: { reason: 'The contract has ended' },
  }),
  'POST /api/lender-revenue/what-if': (own) => ({
    body: { lender_id: own.lender_id, disbursed: 7_200_000, loans: 24 },
  }),
  'GET /api/search-list/en': () => ({}),
  'GET /api/search-list/en/:param': () => ({ params: { param: 'Gender' } }),
  'GET /api/dev/brands': () => ({}),
  'GET /api/dev/clock': () => ({}),
  'POST /api/dev/clock': () => ({ body: { at: null } }),
  'GET /api/dev/outbox': () => ({ query: { to: '9000000001', limit: '5' } }),
  'GET /api/brand-config': () => ({ query: { partner_id: '0' } }),
  'GET /api/brands/list': () => ({ query: { page: '1', page_size: '50' } }),
  'GET /api/brands/get/:slug': () => ({ params: { slug: 'default' } }),
  'POST /api/brands/create': () => ({
    body: { slug: `brand-${randomUUID().slice(0, 8)}`, draft: brandDraft() },
  }),
  'POST /api/brands/save': () => ({ body: { slug: 'default', version: 1, draft: brandDraft() } }),
  'POST /api/brands/preview': () => ({ body: { slug: null, draft: brandDraft(), language: 'en' } }),
  'GET /api/lender-availability/list': () => ({
    query: { product_type: 'Personal Loans', q: 'a', page: '1', page_size: '50' },
  }),
  'POST /api/lender-availability/set': (own) => ({
    body: {
      lender_id: own.lender_id,
      brand_id: null,
      product_type: 'Personal Loans',
      is_on: 1,
      reason: 'Back in stock',
    },
  }),
  'POST /api/lender-availability/preview': (own) => ({
    body: { lender_id: own.lender_id, brand_id: null, product_type: null, is_on: 0 },
  }),
  'GET /api/insurance/plans': () => ({ query: { kind: 'Health' } }),
  'POST /api/insurance/refer': () => ({
    body: { plan_id: 1, consent_version: '1' },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'GET /api/insurance/referrals': () => ({ query: { page: '1', page_size: '20' } }),
  'GET /api/vouchers/list': () => ({ query: { product_type: 'Deals', page: '1', page_size: '20' } }),
  'POST /api/vouchers/claim': () => ({
    body: { offer_id: 1 },
    headers: { 'idempotency-key': randomUUID() },
  }),
  'GET /api/products': () => ({}),
  'POST /api/track-event': () => ({ body: { category: 'page', goal: 'view', path: '/products' } }),
  'GET /api/ip': () => ({}),
}
