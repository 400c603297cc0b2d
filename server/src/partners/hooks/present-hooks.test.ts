import { expect, it } from 'vitest'
import { presentDelivery, presentDeliveryDetail, presentEndpoint } from './present-hooks.ts'

const now = new Date('2026-11-20T06:00:00Z')
const later = new Date('2026-11-20T07:00:00Z')
const earlier = new Date('2026-11-20T05:00:00Z')

const endpoint = {
  endpoint_id: 'e',
  partner_id: 7,
  label: 'CRM',
  url: 'https://crm.example.in/hooks',
  types: ['lead.created'],
  old_secret_until: null,
  is_on: 1 as const,
  off_because: null,
  failures: 0,
  failing_since: null,
  held_until: null,
  last_delivered_at: null,
  last_failed_at: null,
  version: 1,
  created_at: earlier,
}

it.each([
  ['what is over is not told', earlier, null],
  ['what runs is', later, '2026-11-20T07:00:00.000Z'],
])('of an endpoint %s', (_, at, told) => {
  expect(presentEndpoint({ ...endpoint, old_secret_until: at, held_until: at }, now)).toMatchObject({
    old_secret_until: told,
    held_until: told,
  })
})

const row = {
  delivery_id: 'd',
  endpoint_id: 'e',
  endpoint_label: 'CRM',
  event_id: 'v',
  state: 'waiting' as const,
  next_at: later,
  created_at: earlier,
}
const event = {
  event_id: 'v',
  partner_id: 7,
  type: 'lead.created',
  subject: 'lead 12',
  fact: 'lead 12',
  data: { lead_id: 12 },
  at: earlier,
}
const attempt = {
  made_by: 'clock' as const,
  outcome: 'refused' as const,
  status_code: 500,
  took_ms: 12,
  at: now,
}

it('tells of a delivery what came of the last attempt, and of one that was never tried nothing', () => {
  expect(presentDelivery(row, event, undefined)).toMatchObject({ attempts: 0, last_attempt: null })
  expect(presentDelivery(row, event, { ...attempt, delivery_id: 'd', attempts: 3 })).toMatchObject({
    type: 'lead.created',
    attempts: 3,
    next_at: '2026-11-20T07:00:00.000Z',
    last_attempt: { outcome: 'refused', status_code: 500, at: '2026-11-20T06:00:00.000Z' },
  })
})

it('shows the bytes that are sent, and each attempt with its answer', () => {
  const log = [
    { ...attempt, answer: 'no', is_cut: 0 as const },
    { ...attempt, answer: null, is_cut: 0 as const },
  ]
  expect(presentDeliveryDetail(row, event, log)).toMatchObject({
    attempts: 2,
    payload: '{"type":"lead.created","timestamp":"2026-11-20T05:00:00.000Z","data":{"lead_id":12}}',
    log: [{ answer: 'no' }, { answer: null }],
  })
})
