import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { expect, test } from 'vitest'
import type { OwnLead } from '../../partners/accounts/partner-leads.queries.ts'
import { presentPartnerHome } from './present-partner-home.ts'

const now = new Date('2026-11-22T06:00:00Z')
const lead = (lead_id: number, created_at: string): OwnLead => ({
  lead_id,
  user_id: '00000000-0000-0000-0000-000000000000',
  product_type: 'Personal Loans',
  masked_contact: '******3210',
  created_at: new Date(created_at),
  locked_until: new Date('2027-01-01T00:00:00Z'),
})
const step = (lead_id: number, status: LenderStatus) => ({ lead_id, status, disbursed_amount: null })

test('the numbers of a home', () => {
  const home = presentPartnerHome(
    {
      // The last evening of October in UTC is the first morning of November in India.
      leads: [
        lead(4, '2026-11-20T00:00:00Z'),
        lead(3, '2026-10-31T18:30:00Z'),
        lead(2, '2026-10-31T18:29:59Z'),
        lead(1, '2026-08-01T00:00:00Z'),
      ],
      progress: [
        step(3, 'DOCS_PENDING'),
        step(3, 'REJECTED'),
        step(2, 'DISBURSED'),
        step(2, 'COOLED_OFF'),
        step(1, 'PART_DISBURSED'),
      ],
      tranches: [
        { lender_application_id: 12, day: '2026-11-05', amount_paise: 10_000_000 },
        { lender_application_id: 11, day: '2026-10-05', amount_paise: 10_000_000 },
      ],
      undecided: 7,
      terms: [{ terms_id: 1, valid_from: '2026-01-01', revenue_percent: 0, revenue_flat_fee: 250 }],
      shares: [{ month: '2026-10', loans: 1, percent_paise: 3_000, flat_paise: 25_000 }],
    },
    now,
  )
  expect(home).toMatchObject({
    as_of: '2026-11-22T06:00:00.000Z',
    this_month: { month: '2026-11', leads: 2, disbursals: 1, disbursed_amount: 100_000, flat_share: 250 },
    last_month: { month: '2026-10', leads: 1, disbursals: 1, flat_share: 250, percent_share: 30 },
    waiting_for_lenders: 1,
    undecided: 7,
    leads: 4,
    need_papers: 1,
    leads_by_stage: [
      { stage: 'choosing', count: 1 },
      { stage: 'with_lenders', count: 1 },
      { stage: 'paid', count: 2 },
      { stage: 'ended', count: 0 },
    ],
    applications_by_status: [
      { status: 'DOCS_PENDING', count: 1 },
      { status: 'PART_DISBURSED', count: 1 },
      { status: 'DISBURSED', count: 1 },
      { status: 'REJECTED', count: 1 },
      { status: 'COOLED_OFF', count: 1 },
    ],
    terms: { revenue_percent: 0, revenue_flat_fee: 250, valid_from: '2026-01-01' },
  })
  expect(home.newest_leads[0]).toMatchObject({
    since: '2026-11-20T00:00:00.000Z',
    locked_until: '2027-01-01T00:00:00.000Z',
  })
  expect(home.newest_leads.map(({ lead_id, stage, needs_papers }) => [lead_id, stage, needs_papers])).toEqual(
    [
      [4, 'choosing', 0],
      [3, 'with_lenders', 1],
      [2, 'paid', 0],
      [1, 'paid', 0],
    ],
  )
})

test('a new partner has zeros, no terms and nothing unknown', () => {
  expect(
    presentPartnerHome({ leads: [], progress: [], tranches: [], undecided: 0, terms: [], shares: [] }, now),
  ).toMatchObject({
    this_month: { leads: 0, disbursals: 0, flat_share: 0, percent_share: 0, without_terms: 0 },
    last_month: { month: '2026-10' },
    applications_by_status: [],
    terms: null,
    newest_leads: [],
  })
})

test('the newest twenty leads are told, all are counted', () => {
  const leads = Array.from({ length: 25 }, (_, index) => lead(25 - index, '2026-11-20T00:00:00Z'))
  const home = presentPartnerHome(
    { leads, progress: [], tranches: [], undecided: 0, terms: [], shares: [] },
    now,
  )
  expect([home.leads, home.newest_leads.length, home.newest_leads[0]?.lead_id]).toEqual([25, 20, 25])
})
