import { expect, it } from 'vitest'
import { lenderFieldNames, liveLenderFields, marketLenderFields } from './lender-fields.ts'
import { Lender, ListedLender, OfficeLender, PublicLender } from './lenders.ts'
import { takes } from '../testing/problem-of.ts'

const values: Readonly<Record<string, unknown>> = {
  lender_kind: 'bank',
  fee_basis: 'up_to',
  rate_type: 'fixed',
  product_type: 'Personal Loans',
  lender_group_ids: [],
  pincode_prefixes: ['226'],
  lsp_role: 'referral',
  call_series: 's1600',
}
const texts =
  /^(slug|name|legal_name|so_text|so_date_.*|loan_amount_upto|tenure|interest_rate|processing_fees|penal_charges.*|kfs_url|grievance_contact|nodal_.*|registration_number|website|recovery_agents|utm_link|rate_benchmark|modelled_on)$/
const sample = Object.fromEntries(
  lenderFieldNames.map((name) => [name, values[name] ?? (texts.test(name) ? 'text' : 1)]),
)
const without = (name: string) => ({ ...sample, [name]: null })

it('has every field of a lender on either side', () => {
  for (const schema of [Lender, OfficeLender, ListedLender]) expect(takes(schema, sample)).toBe(true)
  for (const name of marketLenderFields) {
    const { [name]: _, ...rest } = sample
    expect([name, takes(Lender, rest)]).toEqual([name, false])
  }
})

it.each(liveLenderFields)('a draft may lack %s, a lender on customers’ pages may not', (name) => {
  expect(takes(OfficeLender, without(name))).toBe(true)
  expect(takes(Lender, without(name))).toBe(false)
})

it('may leave open on either side what no live lender needs', () => {
  for (const name of ['min_income', 'so_text', 'foreclosure_percent', 'utm_link'])
    expect([name, takes(Lender, without(name))]).toEqual([name, true])
  expect(takes(OfficeLender, without('priority'))).toBe(false)
  expect(takes(Lender, without('priority'))).toBe(false)
})

it('reads a value that a closer bound would refuse today', () => {
  expect(takes(OfficeLender, { ...sample, cooling_off_days: 0, legal_name: 'x'.repeat(500) })).toBe(true)
  expect(takes(OfficeLender, { ...sample, lender_kind: 'shop' })).toBe(false)
})

it('names a kind of lender to the public', () => {
  const lender = {
    lender_id: 1,
    slug: 'a',
    name: 'a',
    legal_name: 'A',
    lender_kind: 'nbfc',
    product_type: 'Personal Loans',
    registration_number: 'EXAMPLE-1',
    website: 'https://example.com',
    lsp_role: 'referral',
    recovery_agents: null,
    kfs_url: 'https://example.com/kfs',
    grievance_contact: 'x',
    nodal_officer_phone: '1800-000-0000',
    nodal_officer_email: 'nodal@example.com',
  }
  expect(takes(PublicLender, lender)).toBe(true)
  expect(takes(PublicLender, { ...lender, lender_kind: 'shop' })).toBe(false)
  expect(takes(PublicLender, { ...lender, lsp_role: null })).toBe(true)
})
