import { expect, it } from 'vitest'
import * as fc from 'fast-check'
import { carriedFor, planLines, type ShareLine } from './plan-lines.ts'

const share: ShareLine = {
  partner_id: 1,
  lender_application_id: 7,
  tranche: 1,
  lender_id: 3,
  application_number: 'A-7F3K-9Q2M',
  day: '2026-10-14',
  disbursed_paise: 2_00_000_00,
  taken_back_day: null,
  percent_paise: 2_700_00,
  flat_paise: 0,
  booked_paise: 2_700_00,
  expected_paise: 4_500_00,
  stated_paise: 4_500_00,
  received_paise: 4_500_00,
  received_day: '2026-10-20',
  revenue_percent: 60,
  revenue_flat_fee: 0,
  terms_day: '2026-08-01',
  referral_paise: 0,
  referral_percent: null,
  referral_day: null,
  has_referral: false,
  brought_by: null,
  had_lines: 0,
  had_paise: 0,
  had_disbursed_paise: 0,
  had_received_paise: 0,
  had_base_paise: 0,
  tolerance_paise: 0,
  disputed_day: null,
}
const terms = { hold_days: 15, minimum_paise: 500_00 }
const today = '2026-11-18'
const hadAll = {
  had_lines: 1,
  had_paise: 2_700_00,
  had_disbursed_paise: 2_00_000_00,
  had_received_paise: 4_500_00,
  had_base_paise: 2_700_00,
}

it('takes a share whole the first time', () => {
  expect(planLines([share], terms, today)).toEqual({
    lines: [
      {
        lender_application_id: 7,
        tranche: 1,
        kind: 'share',
        application_number: 'A-7F3K-9Q2M',
        lender_id: 3,
        day: '2026-10-14',
        taken_back_day: null,
        disbursed_paise: 2_00_000_00,
        received_paise: 4_500_00,
        terms: '60 %',
        terms_day: '2026-08-01',
        booked_paise: 2_700_00,
        had_before_paise: 0,
        amount_paise: 2_700_00,
        tds_base_paise: 2_700_00,
        brought_by: null,
      },
    ],
    leftOut: [],
    carried: null,
  })
})

it('has nothing to say of a share that statements had', () => {
  expect(planLines([{ ...share, ...hadAll }], terms, today)).toEqual({
    lines: [],
    leftOut: [],
    carried: null,
  })
})

it('takes the difference of a new price', () => {
  const { lines } = planLines([{ ...share, ...hadAll, booked_paise: 3_600_00 }], terms, today)
  expect(lines).toMatchObject([
    {
      kind: 'change',
      amount_paise: 900_00,
      disbursed_paise: 0,
      received_paise: 0,
      had_before_paise: 2_700_00,
    },
  ])
})

const goneBack = { ...share, ...hadAll, booked_paise: 0, taken_back_day: '2026-11-20', received_paise: 0 }

it.each([
  ['the same tax year', 2_700_00, -2_700_00],
  ['an earlier one', 0, 0],
  ['an earlier one, and a little of this one', 100_00, -100_00],
])('takes a clawback at once, with TDS by its year: %s', (_, had_base_paise, tds_base_paise) => {
  const other = { ...share, lender_application_id: 8, booked_paise: 5_000_00 }
  const { lines } = planLines([{ ...goneBack, had_base_paise }, other], terms, today)
  expect(lines).toMatchObject([
    {
      kind: 'clawback',
      amount_paise: -2_700_00,
      disbursed_paise: -2_00_000_00,
      received_paise: -4_500_00,
      tds_base_paise,
    },
    { kind: 'share', amount_paise: 5_000_00 },
  ])
})

it('carries a sum forward that is below 0 or below the minimum, line by line', () => {
  const negative = planLines(
    [goneBack, { ...share, lender_application_id: 8, booked_paise: 100_00 }],
    terms,
    today,
  )
  expect(negative.carried).toBe('negative_sum')
  expect(negative.lines).toEqual([])
  expect(negative.leftOut.map(({ reason, amount_paise }) => [reason, amount_paise])).toEqual([
    ['negative_sum', -2_700_00],
    ['negative_sum', 100_00],
  ])
  const little = planLines([{ ...share, booked_paise: 310_00 }], terms, today)
  expect(little).toMatchObject({
    carried: 'below_minimum',
    lines: [],
    leftOut: [{ reason: 'below_minimum' }],
  })
})

it.each([
  [[], 500_00, null],
  [[499_99], 500_00, 'below_minimum'],
  [[500_00], 500_00, null],
  [[100, -100], 0, 'below_minimum'],
  [[-1], 0, 'negative_sum'],
  [[1], 0, null],
])('a sum of %j with a minimum of %d is carried for %s', (amounts, minimum, carried) => {
  expect(
    carriedFor(
      amounts.map((amount_paise) => ({ amount_paise })),
      minimum,
    ),
  ).toBe(carried)
})

it('loses no paisa: lines, what is left out and what statements had are the booked share', () => {
  const paise = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })
  const line = fc.record({
    booked_paise: paise,
    had_paise: paise,
    had_lines: fc.integer({ min: 0, max: 3 }),
    expected_paise: fc.integer({ min: 0, max: 100 }),
    received_paise: fc.integer({ min: 0, max: 100 }),
    stated_paise: fc.integer({ min: 0, max: 100 }),
    taken_back_day: fc.constantFrom(null, '2026-11-01'),
    disputed_day: fc.constantFrom(null, '2026-11-02'),
  })
  fc.assert(
    fc.property(fc.array(line), (facts) => {
      const shares = facts.map((one, place) => ({ ...share, ...one, lender_application_id: place + 1 }))
      const { lines, leftOut } = planLines(shares, terms, today)
      const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)
      expect(sum([...lines, ...leftOut].map(({ amount_paise }) => amount_paise))).toBe(
        sum(shares.map(({ booked_paise, had_paise }) => booked_paise - had_paise)),
      )
    }),
  )
})

it('says by which terms a share of whoever invited is, and which partner brought the loan', () => {
  const referral = {
    has_referral: true,
    referral_paise: 50_00,
    referral_percent: 5,
    referral_day: '2026-09-01',
  }
  const { lines } = planLines([{ ...share, ...referral, brought_by: 'Bela Traders' }], terms, today)
  expect(lines).toMatchObject([
    { terms: '5 % referral', terms_day: '2026-09-01', brought_by: 'Bela Traders' },
  ])
  const gone = planLines([{ ...share, ...referral, referral_percent: null, received_paise: 0 }], terms, today)
  expect(gone.leftOut).toMatchObject([{ brought_by: 'an invited partner' }])
})
