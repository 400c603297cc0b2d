import { randomUUID } from 'node:crypto'
import { someMobile } from '../testing/builders/build-customer.ts'
import type { Samples } from './sample-request.ts'

/** Of staff and partners. */
export const officeSamples: Samples = {
  'POST /api/admin/login': () => ({
    body: { username: 'admin', password: 'Admin-demo-1', totp: '000000' },
  }),
  'POST /api/admin/logout': () => ({}),
  'GET /api/admin-reverify': () => ({}),
  'GET /api/admin/account': () => ({}),
  'POST /api/admin/account/settings': () => ({ body: { single_keys: 0 } }),
  'POST /api/admin/account/totp-start': () => ({
    body: { current_password: 'copper kettle ninth', totp: '000000' },
  }),
  'POST /api/admin/account/totp-confirm': () => ({ body: { code: '000000' } }),
  'POST /api/admin/account/recovery-codes': () => ({
    body: { current_password: 'copper kettle ninth', totp: '000000' },
  }),
  'POST /api/admin/account/change-password': () => ({
    body: { current_password: 'copper kettle ninth', new_password: 'ninth copper kettle' },
  }),
  'POST /api/admin/step-up': () => ({ body: { code: '000000' } }),
  'GET /api/admin/sessions': () => ({}),
  'POST /api/admin/sessions/end': () => ({ body: { session_id: 'ab'.repeat(16) } }),
  'POST /api/partner/step-up': () => ({ body: { code: '000000' } }),
  'GET /api/partner/sessions': () => ({}),
  'POST /api/partner/sessions/end': () => ({ body: { session_id: 'ab'.repeat(16) } }),
  'GET /api/saved-views': () => ({ query: { list: 'csr-portal' } }),
  'POST /api/saved-views/save': () => ({
    body: {
      view_id: null,
      list: 'csr-portal',
      name: `View ${randomUUID().slice(0, 8)}`,
      query: 'view=due',
      columns: '{"hidden":[]}',
    },
  }),
  'POST /api/saved-views/rename': () => ({ body: { view_id: 1, name: 'Mine' } }),
  'POST /api/saved-views/share': () => ({ body: { view_id: 1, is_shared: 1 } }),
  'POST /api/saved-views/delete': () => ({ body: { view_id: 1 } }),
  'GET /api/commission-lines': (own) => ({
    query: {
      page: '1',
      page_size: '20',
      count: 'exact',
      lender_id: String(own.lender_id),
      partner_id: '1',
      month: '2026-11',
      state: 'expected',
    },
  }),
  'GET /api/jobs': () => ({ query: { page: '1', page_size: '20' } }),
  'POST /api/jobs/retry': () => ({ body: { job_id: 1 } }),
  'POST /api/jobs/drop': () => ({ body: { job_id: 1, reason: 'worth nothing any more' } }),
  'GET /api/audit-log': () => ({
    query: {
      page: '1',
      page_size: '20',
      count: 'exact',
      action: 'staff',
      from: '2026-11-01',
      to: '2026-11-30',
    },
  }),
  'POST /api/audit-log/export': () => ({ body: { action: 'staff', from: '2026-11-01', to: '2026-11-30' } }),
  'GET /api/audit-log/object/:object_kind/:object_id': () => ({
    params: { object_kind: 'staff', object_id: '1' },
    query: { page: '1' },
  }),
  'GET /api/merchants': () => ({ query: { page: '1', page_size: '10' } }),
  'GET /api/partners': () => ({ query: { page: '1', page_size: '10', search: 'go', status: 'active' } }),
  'GET /api/partners/:id': () => ({ params: { id: '1' } }),
  'GET /api/partners/:id/referrals': () => ({ params: { id: '1' } }),
  'GET /api/partners/:id/leads': () => ({ params: { id: '1' }, query: { page: '1', page_size: '10' } }),
  'POST /api/partner/create': () => ({
    body: {
      name: 'Kaveri Traders',
      contact_name: 'Asha Rao',
      email: 'asha@kaveri.example.com',
      phone: '9000000002',
      slug: `kaveri-${randomUUID().slice(0, 8)}`,
    },
  }),
  'POST /api/partner/update': () => ({
    body: { partner_id: 1, version: 1, gstin: '27AAPFU0939F1ZV', pan: null, ifsc: 'SBIN0001234' },
  }),
  'POST /api/partner/set-status': () => ({
    body: { partner_id: 1, status: 'paused', reason: 'Agreement has lapsed' },
  }),
  'POST /api/partner/set-password': () => ({
    body: { partner_id: 1, password: 'A long pass phrase 7', reason: 'The first one' },
  }),
  'POST /api/partner/reset-second-factor': () => ({ body: { partner_id: 1, reason: 'Lost the phone' } }),
  'POST /api/partner/unmask': () => ({
    body: { partner_id: 1, field: 'pan', reason: 'Asked for by the bank' },
  }),
  'POST /api/update-partner-utm/:id': () => ({ params: { id: '1' }, body: { utm_id: 'gomti_1' } }),
  'POST /api/update-partner-revenue-data/:id': () => ({
    params: { id: '1' },
    body: { revenue_percent: 40.125, revenue_flat_fee: 250 },
  }),
  'GET /api/get-partner-by-name/:name': () => ({ params: { name: 'gomti-associates' } }),
  'POST /api/partners/request': () => ({
    body: {
      name: 'Narmada Loans',
      contact_name: 'Ravi Patel',
      email: 'ravi@narmada.example.com',
      phone: '9000000003',
      note: 'We have two shops',
    },
  }),
  'POST /api/partner/login': () => ({
    body: { email: 'partner@example.com', password: 'Partner-demo-4', totp: '000000' },
  }),
  'POST /api/partner/logout': () => ({}),
  'GET /api/partner/get-revenue': () => ({}),
  'GET /api/partner/home': () => ({}),
  'GET /api/partner/account': () => ({}),
  'POST /api/partner/account/contact': () => ({
    body: { version: 1, contact_name: 'Asha Rao', phone: '9000000002' },
  }),
  'POST /api/partner/account/change-password': () => ({
    body: { current_password: 'A long pass phrase 7', new_password: 'A longer pass phrase 8' },
  }),
  'POST /api/partner/account/totp-start': () => ({ body: { current_password: 'A long pass phrase 7' } }),
  'POST /api/partner/account/totp-confirm': () => ({ body: { code: '000000' } }),
  'POST /api/partner/account/recovery-codes': () => ({
    body: { current_password: 'A long pass phrase 7', totp: '000000' },
  }),
  'GET /api/dashboard/funnel': () => ({ query: { range: '7d', brand_id: '1' } }),
  'GET /api/dashboard/queues': () => ({}),
  'GET /api/dashboard/brands': () => ({}),
  'GET /api/dashboard/rows': () => ({ query: { step: 'applied', range: '30d', page: '1', page_size: '10' } }),
  'GET /api/dashboard/queue-lenders': () => ({ query: { queue: 'stuck' } }),
  'GET /api/dashboard/queue-rows': () => ({ query: { queue: 'stuck', page: '1', page_size: '10' } }),
  'POST /api/customer-care/search': (own) => ({ body: { application_id: own.app_id } }),
  'GET /api/customer-care/customer/:user_id': (own) => ({ params: { user_id: own.user_id } }),
  'POST /api/customer-care/unmask': (own) => ({
    body: {
      user_id: own.user_id,
      fields: ['mobile'],
      purpose: 'finish_application',
      reference: { kind: 'application', id: own.app_id },
      note: 'The customer asked for a call back',
    },
  }),
  'POST /api/customer-care/note': (own) => ({
    body: { user_id: own.user_id, request_id: randomUUID(), text: 'Called, no answer' },
  }),
  'POST /api/customer-eligibility/check': (own) => ({
    body: { user_id: own.user_id, amount: 200_000, tenure_months: 24, brand_id: 1 },
  }),
  'POST /api/customer-eligibility/explain': (own) => ({
    body: {
      profile: { monthly_income: 30_000 },
      amount: 200_000,
      tenure_months: 24,
      brand_id: 1,
      lender_id: own.lender_id,
    },
  }),
  'POST /api/customer-eligibility/compare': (own) => ({
    body: {
      profile: { monthly_income: 30_000 },
      amount: 200_000,
      tenure_months: 24,
      brand_id: 1,
      changes: [{ lender_id: own.lender_id, property: 'min_income', value: 20_000 }],
    },
  }),
  'POST /api/customer-eligibility/rerun': (own) => ({
    body: { changes: [{ lender_id: own.lender_id, property: 'min_income', value: 20_000 }] },
  }),
  'GET /api/customer-eligibility/rerun/:run_id': () => ({ params: { run_id: randomUUID() } }),
  'GET /api/security/alarms': () => ({ query: { page: '1', page_size: '10' } }),
  'POST /api/security/alarms/acknowledge': () => ({ body: { alarm_id: 1, note: 'Looking into it' } }),
  'POST /api/security/alarms/end': () => ({ body: { alarm_id: 1, note: 'It is over' } }),
  'POST /api/security/events': () => ({ body: { kind: 'role_refused', who: '9876543210', page: 1 } }),
  'GET /api/get-lenders-data': () => ({}),
  'GET /api/lender/rows': () => ({}),
  'GET /api/get-lender-data/:lenderId': (own) => ({ params: { lenderId: String(own.lender_id) } }),
  'POST /api/update-lender-data': (own) => ({
    body: { lender_id: own.lender_id, property: 'priority', value: 7 },
  }),
  'POST /api/create-lender': () => ({ body: { name: `Lender_${randomUUID().slice(0, 8)}` } }),
  'POST /api/safe-delete-lender': (own) => ({ body: { lender_id: own.lender_id } }),
  'GET /api/lender/deleted': () => ({}),
  'POST /api/lender/restore': (own) => ({
    body: {
      lender_id: own.lender_id,
      name: `Lender_${randomUUID().slice(0, 8)}`,
      reason: 'Deleted by mistake',
    },
  }),
  'POST /api/lender/copy': (own) => ({
    body: { lender_id: own.lender_id, name: `Lender_${randomUUID().slice(0, 8)}`, with_revenue: 1 },
  }),
  'GET /api/lender-group/list': () => ({}),
  'POST /api/lender-group/rename': () => ({ body: { id: 1, name: `Group ${randomUUID().slice(0, 8)}` } }),
  'POST /api/lender-group/merge': () => ({ body: { id: 1, into_id: 2, reason: 'The same group twice' } }),
  'POST /api/lender-group/delete': () => ({ body: { id: 1, reason: 'Made by mistake' } }),
  'GET /api/lender-group/get-all': () => ({}),
  'POST /api/lender-group/create': () => ({ body: { name: `Group ${randomUUID().slice(0, 8)}` } }),
  'GET /api/lender/history/:lenderId': (own) => ({
    params: { lenderId: String(own.lender_id) },
    query: { page: '1', page_size: '20' },
  }),
  'GET /api/lender/go-live-check/:lenderId': (own) => ({ params: { lenderId: String(own.lender_id) } }),
  'GET /api/lender/preview-offer/:lenderId': (own) => ({
    params: { lenderId: String(own.lender_id) },
    query: { amount: '200000', tenure_months: '24' },
  }),
  'GET /api/lender/applications/:lenderId': (own) => ({
    params: { lenderId: String(own.lender_id) },
    query: { status: 'SENT', page: '1', page_size: '20' },
  }),
  'GET /api/lender/application-counts/:lenderId': (own) => ({
    params: { lenderId: String(own.lender_id) },
    query: { exact: '1' },
  }),
  'GET /api/lender/health/:lenderId': (own) => ({ params: { lenderId: String(own.lender_id) } }),
  'GET /api/gold-rates': () => ({ query: { page: '1', page_size: '20' } }),
  'POST /api/gold-rates': () => ({
    body: { day: '2026-11-19', rupees_per_gram_24k: 12_500.5, source: 'ibja', is_confirmed: 1 },
  }),
  'GET /api/get-credit-cards-data': () => ({}),
  'POST /api/create-credit-card': () => ({ body: { category_name: `Card ${randomUUID()}` } }),
  'POST /api/update-credit-card-data': () => ({
    body: { category_id: randomUUID(), property: 'key_feature', value: 'No fee abroad' },
  }),
  'POST /api/safe-delete-credit-card': () => ({ body: { category_id: randomUUID() } }),
  'GET /api/credit-card/deleted': () => ({}),
  'POST /api/credit-card/restore': () => ({
    body: { category_id: randomUUID(), category_name: `Card ${randomUUID()}`, reason: 'Deleted by mistake' },
  }),
  'GET /api/credit-card/reach/:category_id': () => ({ params: { category_id: randomUUID() } }),
  'POST /api/credit-card/import': () => ({ body: { preview: '1' } }),
  'POST /api/contact-stops/import': () => ({ body: { preview: '1' } }),
  'POST /api/credit-card/bulk-change': () => ({
    body: { category_ids: [randomUUID()], property: 'secured', value: 1, preview: 1 },
  }),
  'GET /api/credit-card/export': () => ({}),
  'POST /api/credit-card/click': () => ({ body: { category_id: randomUUID() } }),
  'GET /api/credit-card/clicks': () => ({}),
  'POST /api/s3-upload-file': () => ({ body: { path: 'Some card - logo' } }),
  'GET /api/calculators/emi': () => ({ query: { amount: '500000', rate: '14', months: '36' } }),
  'GET /api/calculators/eligibility': () => ({ query: { monthly_income: '60000', emi: '10000' } }),
  'GET /api/calculators/foreclosure': () => ({ query: { amount: '500000', rate: '14', paid: '12' } }),
  'GET /api/loan-page': () => ({
    query: { product_type: 'Personal Loans', amount: '200000', tenure_months: '36' },
  }),
  'GET /api/open-prices': () => ({
    query: { product_type: 'Personal Loans', amount: '200000', tenure_months: '36' },
  }),
  'GET /api/calculators/gold-value': () => ({ query: { weight_grams: '20.5', rate_per_gram: '14000' } }),
  'GET /api/complaints': () => ({}),
  'POST /api/complaints/add': (own) => ({
    body: { category: 'application', lender_id: own.lender_id, app_id: own.app_id, text: 'No answer yet' },
  }),
  'POST /api/complaints/close': (own) => ({ body: { number: own.complaint_number, settled: 1 } }),
  'POST /api/complaints/answer': (own) => ({
    body: { number: own.complaint_number, text: 'We looked into it' },
  }),
  'GET /api/complaints/register': (own) => ({
    query: {
      page: '1',
      page_size: '20',
      view: 'due',
      category: 'charges',
      lender_id: String(own.lender_id),
      mine: '0',
    },
  }),
  'GET /api/complaints/owners': () => ({}),
  'POST /api/complaints/owner': (own) => ({ body: { number: own.complaint_number, staff_id: null } }),
  'POST /api/complaints/hand-over': (own) => ({ body: { number: own.complaint_number } }),
  'GET /api/regulated-figures': () => ({}),
  'POST /api/regulated-figures/propose': () => ({
    body: {
      name: 'gst_percent',
      value: 12,
      valid_from: '2030-04-01',
      source: 'An example of a notification',
    },
  }),
  'GET /api/processors': () => ({}),
  'GET /api/processors/list': () => ({}),
  'POST /api/processors/save': () => ({
    body: {
      processor_id: null,
      version: 0,
      name: 'Example Messages Private Limited',
      purpose_en: 'Sends SMS',
      purpose_hi: 'एसएमएस भेजती है',
      data_en: 'Mobile number and text',
      data_hi: 'मोबाइल नंबर और संदेश',
      country: 'IN',
      since: '2026-01-01',
      ended_on: null,
    },
  }),
  'GET /api/dlt-templates': () => ({ query: { entity_id: '1000000000000000000' } }),
  'POST /api/dlt-templates': () => ({
    body: {
      entity_id: '1000000000000000000',
      template: 'passcode',
      language: 'en',
      template_id: '1007000000000000001',
      class: 'service',
    },
  }),
  'GET /api/agreements': () => ({}),
  'POST /api/agreements/save': (own) => ({
    body: {
      agreement_id: null,
      version: 0,
      lender_id: own.lender_id,
      reference: `LSP/${randomUUID()}`,
      signed_on: '2026-01-15',
      ends_on: null,
      review_on: '2027-01-15',
      scope: 'Shows offers and passes applications on',
      dlg_percent: null,
      documents: ['File 17'],
    },
  }),
  'GET /api/cims/lenders': () => ({}),
  'GET /api/cims/data': () => ({}),
  'POST /api/cims/filing': (own) => ({
    body: {
      lender_id: own.lender_id,
      kind: 'annual',
      filed_on: '2026-04-30',
      reference: 'Letter of the lender',
    },
  }),
  'GET /api/incidents': () => ({ query: { page: '1', page_size: '20' } }),
  'GET /api/incidents/:number': () => ({ params: { number: 'I-2222-2222' } }),
  'POST /api/incidents/open': () => ({
    body: {
      title: 'A key was found in a log',
      kind: 'data_leak',
      summary: 'Found while looking at logs',
      noticed_at: '2026-11-19T06:00:00Z',
      personal_data: 0,
      people: null,
    },
  }),
  'POST /api/incidents/step': () => ({
    body: { number: 'I-2222-2222', step: 'note', at: '2026-11-19T07:00:00Z', text: 'The key was changed' },
  }),
  'POST /api/evidence/person': (own) => ({
    body: { user_id: own.user_id, reason: 'Asked for by the lender' },
  }),
  'POST /api/evidence/lender': (own) => ({
    body: {
      lender_id: own.lender_id,
      from: '2026-11-01',
      to: '2026-11-30',
      after: null,
      reason: 'The lender audits us',
    },
  }),
  'GET /api/my-data': () => ({}),
  'POST /api/my-data/passcode': () => ({ body: { act: 'copy' } }),
  'POST /api/my-data/copy': () => ({ body: {} }),
  'GET /api/my-data/deletion': () => ({}),
  'GET /api/my-data/security': () => ({}),
  'POST /api/my-data/sessions/end': (own) => ({
    body: { confirm_id: own.sessions_confirm_id, otp: '000000' },
  }),
  'POST /api/my-data/delete': (own) => ({
    body: { confirm_id: own.confirm_id, otp: '000000', typed: 'DELETE' },
  }),
  'POST /api/hand-over/create': (own) => ({
    body: { product_type: 'Personal Loans', app_id: own.app_id },
  }),
  'GET /api/hand-over/state/:link_id': (own) => ({ params: { link_id: own.link_id } }),
  'POST /api/hand-over/revoke': (own) => ({ body: { link_id: own.link_id } }),
  'POST /api/hand-over/open': (own) => ({
    body: { token: own.link_token, prospect_app_id: own.link_prospect_app_id, language: 'en' },
  }),
  'POST /api/hand-over/send-own': (own) => ({
    body: { channel: 'sms', product_type: 'Personal Loans', app_id: own.app_id },
  }),
  'POST /api/hand-over/from-partner': () => ({
    body: { mobile_phone_number: someMobile(), language: 'en', product_type: 'Personal Loans' },
  }),
  'GET /api/customer-care/resume-links/:user_id': (own) => ({ params: { user_id: own.user_id } }),
  'POST /api/customer-care/resume-link/send': (own) => ({
    body: { user_id: own.user_id, channel: 'sms', request_id: randomUUID() },
  }),
  'POST /api/customer-care/resume-link/revoke': () => ({ body: { link_id: randomUUID() } }),
  'POST /api/cookies/save': () => ({ body: { name: 'lead', value: 'campaign-1', minutes: 60 } }),
  'GET /api/cookies/read': () => ({ query: { name: 'lead' } }),
  'POST /api/cookies/delete': () => ({ body: { name: 'lead' } }),
}
