import { expect, test } from 'vitest'
import type { LeadProgress } from '../../loans/applications/published.ts'
import { presentLeadLine } from './present-lead-line.ts'

const lead = {
  lead_id: 7,
  user_id: '018f0000-0000-7000-8000-000000000007',
  product_type: 'Personal Loans',
  masked_contact: '******3210',
  created_at: new Date('2026-11-01T06:30:00Z'),
  locked_until: new Date('2027-01-30T06:30:00Z'),
} as const
const at = (status: LeadProgress['status'], disbursed_amount: number | null = null): LeadProgress => ({
  lead_id: 7,
  status,
  disbursed_amount,
})

test.each([
  [[], { stage: 'choosing', needs_papers: 0, lenders: 0, disbursed_amount: 0 }],
  [
    [at('DOCS_PENDING'), at('REJECTED')],
    { stage: 'with_lenders', needs_papers: 1, lenders: 2, disbursed_amount: 0 },
  ],
  [
    [at('DISBURSED', 200_000), at('PART_DISBURSED', 50_000), at('APPROVED', 900_000)],
    { stage: 'paid', needs_papers: 0, lenders: 3, disbursed_amount: 250_000 },
  ],
  [[at('REJECTED')], { stage: 'ended', needs_papers: 0, lenders: 1, disbursed_amount: 0 }],
] as const)('%j is %j', (progress, expected) => {
  expect(presentLeadLine(lead, progress)).toMatchObject({
    ...expected,
    since: '2026-11-01T06:30:00.000Z',
    masked_contact: '******3210',
  })
})
