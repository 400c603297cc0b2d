import { describe, expect, it } from 'vitest'
import {
  lenderField,
  lenderFieldNames,
  lenderProperties,
  lenderValueSchema,
  listedLenderFields,
  liveLenderFields,
  marketLenderFields,
  type LenderProperty,
} from './lender-fields.ts'
import { problemOf } from '../testing/problem-of.ts'

// Each bound at its ends (sections 3 and 5, domain.md 5).
it.each<[LenderProperty, taken: unknown[], refused: unknown[]]>([
  ['legal_name', ['x'.repeat(120), null], ['x'.repeat(121), ' ']],
  ['lender_status', [0, 1], [2, null]],
  ['priority', [0, 1_000_000], [-1, 1_000_001, 0.5, null]],
  ['min_income', [0, 100_000_000, null], [-1, 100_000_001, 0.5]],
  ['max_income', [0, 100_000_000, null], [-1, 100_000_001]],
  ['min_age', [18, 80, null], [17, 81, 20.5]],
  ['max_age', [18, 80, null], [17, 81]],
  ['max_age_at_maturity', [18, 100, null], [17, 101]],
  ['max_foir_percent', [0, 57.29, 100, null], [-0.01, 100.01, 57.295]],
  ['max_ltv_percent', [0, 75.5, 100, null], [100.01, 75.555]],
  ['amount_min', [1, 1_000_000_000, null], [0, 1_000_000_001, 1.5]],
  ['amount_max', [1, 1_000_000_000, null], [0, 1_000_000_001]],
  ['tenure_min_months', [1, 480, null], [0, 481, 1.5]],
  ['tenure_max_months', [1, 480, null], [0, 481]],
  ['rate_min', [0, 14.125, 100, null], [100.001, 14.1255]],
  ['rate_max', [0, 100, null], [-0.001]],
  ['representative_rate', [14.125, null], [14.1255]],
  ['fee_percent', [0, 2.125, 100, null], [100.001, 2.1255]],
  ['fee_min', [0, 100_000_000, null], [100_000_001]],
  ['fee_max', [0, 100_000_000, null], [100_000_001]],
  ['penal_charges', ['x'.repeat(500), null], ['x'.repeat(501)]],
  ['penal_charges_hi', ['x'.repeat(500), null], ['x'.repeat(501)]],
  ['foreclosure_percent', [0, 4.25, 100, null], [4.255, 100.01]],
  // At least one day (RBI digital lending directions).
  ['cooling_off_days', [1, 90, null], [0, 91, 1.5]],
  ['grievance_contact', ['x'.repeat(200), null], ['x'.repeat(201)]],
  ['so_text', ['x'.repeat(300), null], ['x'.repeat(301)]],
  ['apr_min', [0, 1.2345, 100, null], [1.23456, 100.0001]],
  ['apr_max', [0, 100, null], [-0.0001]],
  ['loan_amount_upto', ['x'.repeat(80), null], ['x'.repeat(81)]],
  ['tenure', ['x'.repeat(80), null], ['x'.repeat(81)]],
  ['interest_rate', ['x'.repeat(80), null], ['x'.repeat(81)]],
  ['processing_fees', ['x'.repeat(120), null], ['x'.repeat(121)]],
  ['api', [0, 1], [null]],
])('%s takes %j and not %j', (property, taken, refused) => {
  const schema = lenderValueSchema(property)
  for (const value of taken) expect([value, problemOf(schema, value)]).toEqual([value, null])
  for (const value of refused) expect([value, problemOf(schema, value)]).not.toEqual([value, null])
})

describe('lists that follow from the declaration', () => {
  const where = (holds: (name: (typeof lenderFieldNames)[number]) => boolean) =>
    lenderFieldNames.filter(holds)

  it('leave out nothing and name nothing twice', () => {
    expect(new Set(lenderFieldNames).size).toBe(lenderFieldNames.length)
    expect(lenderProperties).toEqual(where((name) => lenderField(name).settable !== false))
    expect(listedLenderFields).toEqual(where((name) => lenderField(name).listed === true))
    expect(liveLenderFields).toEqual(where((name) => lenderField(name).live === true))
    expect(marketLenderFields).toEqual(where((name) => lenderField(name).office !== true))
  })

  it('keep from staff what is the house’s: number, address name, where an example comes from', () => {
    expect(where((name) => lenderField(name).settable === false)).toEqual([
      'lender_id',
      'slug',
      'modelled_on',
    ])
  })

  it('demand of a live lender what law demands', () => {
    expect(liveLenderFields).toEqual(
      expect.arrayContaining([
        'legal_name',
        'penal_charges',
        'cooling_off_days',
        'kfs_url',
        'grievance_contact',
        'nodal_officer_phone',
        'nodal_officer_email',
      ]),
    )
  })
})

it('has options of a set, or choices, where a field is a choice', () => {
  for (const name of lenderFieldNames) {
    const { kind, set, choices } = lenderField(name)
    expect([name, set !== undefined]).toEqual([name, kind === 'option'])
    expect([name, choices !== undefined]).toEqual([name, kind === 'choice'])
  }
})
