import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

/** Of the partner's own pages, and of what staff do with what was sent there. */
export const partnerSamples: Samples = {
  'POST /api/partner/customers/resume-link': () => ({
    body: { lead_id: 1, channel: 'sms', request_id: randomUUID() },
  }),
  'GET /api/partner/customers': () => ({
    query: {
      page: '1',
      page_size: '10',
      state: 'needs_you',
      product: 'Personal Loans',
      ends: '1473',
      held: '1',
    },
  }),
  'POST /api/partner/customers/csv': () => ({ query: { state: 'paid' } }),
  'GET /api/partner/product-offering': () => ({}),
  'GET /api/partner/product-offering/:product_id': () => ({ params: { product_id: 'personal-loans' } }),
  'GET /api/partner/lender-journey': () => ({}),
  'GET /api/partner/own-money': () => ({}),
  'GET /api/partner/own-money/parts': () => ({ query: { page: '1', page_size: '10', part: 'waits' } }),
  'GET /api/partner/kyc': () => ({}),
  'GET /api/partner/preparation': () => ({}),
  'POST /api/partner/kyc/business': () => ({
    body: {
      submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d01',
      entity_kind: 'partnership',
      legal_name: 'Gomti Associates',
      address: '14, Hazratganj, Lucknow',
      pincode: '226001',
    },
  }),
  'POST /api/partner/kyc/tax': () => ({
    body: {
      submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d02',
      pan: 'AAPFU0939F',
      gstin: '27AAPFU0939F1ZV',
    },
  }),
  'POST /api/partner/kyc/bank': () => ({
    body: {
      submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d03',
      account_name: 'Gomti Associates',
      account_number: '123456789012',
      ifsc: 'HDFC0001234',
    },
  }),
  'GET /api/merchants/:id': () => ({ params: { id: '1' } }),
  'GET /api/merchants/:id/papers': () => ({ params: { id: '1' } }),
  'GET /api/merchants/:id/preparation': () => ({ params: { id: '1' } }),
  'POST /api/merchants/kyc/check': () => ({
    body: { submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d01', version: 1 },
  }),
  'POST /api/merchants/kyc/refuse': () => ({
    body: { submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d01', reason: 'The name is another' },
  }),
  'POST /api/merchants/kyc/unmask': () => ({
    body: {
      submission_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d02',
      field: 'pan',
      reason: 'To compare it with the letter',
    },
  }),
  'GET /api/partner/documents': () => ({}),
  'POST /api/partner/documents/send': () => ({
    body: { document_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04', kind: 'pan' },
  }),
  'GET /api/partner/documents/:documentId': () => ({
    params: { documentId: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04' },
  }),
  'GET /api/merchants/:id/documents': () => ({ params: { id: '1' } }),
  'POST /api/merchants/documents/read': () => ({
    body: { document_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04' },
  }),
  'POST /api/merchants/documents/accept': () => ({
    body: { document_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04' },
  }),
  'POST /api/merchants/documents/refuse': () => ({
    body: { document_id: '7d9f1c52-6a3f-4f0e-9a51-0f4b6a0c1d04', reason: 'It cannot be read' },
  }),
  'GET /api/partner/agreement': () => ({}),
  'POST /api/partner/agreement/accept': () => ({
    body: { kind: 'agreement', version: 1, name: 'Farah Siddiqui' },
  }),
  'GET /api/partner/referral': () => ({}),
  'GET /api/partner/funnel': () => ({}),
  'POST /api/partner/funnel/save': () => ({
    body: {
      version: 0,
      co_brand_line: 'Gomti Associates',
      product_order: ['Gold Loans'],
      first_step: 'products',
      primary_colour: '#14532d',
    },
  }),
}
