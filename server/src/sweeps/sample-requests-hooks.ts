import { randomUUID } from 'node:crypto'
import type { Samples } from './sample-request.ts'

const page = { page: '1', page_size: '20' }
const ofEndpoint = { params: { endpointId: '019a9f6e-0000-7000-8000-000000000001' } }
const ofDelivery = { params: { deliveryId: '019a9f6e-0000-7000-8000-000000000002' } }
const facts = {
  label: 'CRM',
  url: 'https://crm.example.in/hooks',
  types: ['lead.created', 'commission.reversed'],
}

/** About partners' hooks and keys, and what comes by such a key. */
export const hookSamples: Samples = {
  'GET /api/partner/hooks': () => ({}),
  'POST /api/partner/hooks/create': () => ({ body: { request_id: randomUUID(), ...facts } }),
  'POST /api/partner/hooks/:endpointId/save': () => ({
    ...ofEndpoint,
    body: { version: 1, is_on: 1, ...facts },
  }),
  'POST /api/partner/hooks/:endpointId/rotate': () => ({ ...ofEndpoint, body: { overlap_hours: 24 } }),
  'POST /api/partner/hooks/:endpointId/remove': () => ofEndpoint,
  'POST /api/partner/hooks/:endpointId/test': () => ofEndpoint,
  'POST /api/partner/hooks/:endpointId/replay': () => ({
    ...ofEndpoint,
    body: { since: '2026-11-19T00:00:00.000Z' },
  }),
  'GET /api/partner/hook-deliveries': () => ({ query: { ...page, state: 'failed' } }),
  'GET /api/partner/hook-deliveries/:deliveryId': () => ofDelivery,
  'POST /api/partner/hook-deliveries/:deliveryId/resend': () => ofDelivery,
  'GET /api/partner/api-keys': () => ({}),
  'POST /api/partner/api-keys/create': () => ({
    body: { request_id: randomUUID(), label: 'CRM', scopes: ['read:leads'] },
  }),
  'POST /api/partner/api-keys/:keyId/rotate': () => ({
    params: { keyId: '1' },
    body: { request_id: randomUUID(), overlap_hours: 24 },
  }),
  'POST /api/partner/api-keys/:keyId/revoke': () => ({ params: { keyId: '1' } }),
  'POST /api/partner/leads': () => ({
    body: { mobile_phone_number: '9876501234', product_type: 'Personal Loans', reference: 'crm-17' },
  }),
  'GET /api/partner/leads': () => ({ query: page }),
  'GET /api/partner/money': () => ({ query: { from: '2026-06', to: '2026-11' } }),
}
