import { expect, it } from 'vitest'
import { presentCommissionLine } from './present-commission-line.ts'

it('says rupees, and keeps the rest as it is', () => {
  const same = {
    lender_application_id: 4,
    tranche: 2,
    application_number: 'A-1',
    lender_id: 7,
    partner_id: null,
    day: '2026-11-02',
    taken_back_day: null,
    state: 'differs',
    is_late: 1,
  } as const
  expect(
    presentCommissionLine({
      ...same,
      amount_paise: 1_00_000_50,
      expected_paise: 2_000_01,
      stated_paise: 1_999_99,
      received_paise: 5,
      percent_share_paise: 1_200_00,
      flat_share_paise: 250_00,
      referral_share_paise: 100_00,
    }),
  ).toEqual({
    ...same,
    disbursed_amount: 100_000.5,
    expected: 2_000.01,
    stated: 1_999.99,
    received: 0.05,
    percent_share: 1_200,
    flat_share: 250,
    referral_share: 100,
  })
})
