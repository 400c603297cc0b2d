import { expect, it } from 'vitest'
import { presentReport } from './present-report.ts'

const figures = {
  earned_paise: 2_700_50,
  received_paise: 2_700_50,
  on_statements_paise: 2_700_50,
  paid_paise: 0,
}

const noLoan = { disbursals: 0, disbursed_paise: 0 }

it('shows each month by lender, and what they make together', () => {
  const { months, total } = presentReport(
    ['2026-11', '2026-10', '2026-09'],
    {
      leads: [
        { month: '2026-10', leads: 2 },
        { month: '2026-11', leads: 1 },
        { month: '2026-01', leads: 1 },
      ],
      counts: [
        { month: '2026-10', lender_id: 3, applied: 4, sanctioned: 2, ...noLoan },
        {
          month: '2026-10',
          lender_id: 5,
          applied: 1,
          sanctioned: 0,
          disbursals: 1,
          disbursed_paise: 2_00_000_00,
        },
        {
          month: '2026-11',
          lender_id: 5,
          applied: 0,
          sanctioned: 0,
          disbursals: 2,
          disbursed_paise: 2_00_000_00,
        },
        { month: '2026-01', lender_id: 5, applied: 9, sanctioned: 9, ...noLoan },
      ],
      figures: [
        { month: '2026-10', lender_id: 5, ...figures },
        { month: '2026-11', lender_id: 5, ...figures },
      ],
    },
    (id) => `Lender ${id}`,
  )
  const nothing = { disbursals: 0, disbursed: 0, earned: 0, received: 0, on_statements: 0, paid: 0 }
  const one = {
    disbursals: 1,
    disbursed: 2_00_000,
    earned: 2_700.5,
    received: 2_700.5,
    on_statements: 2_700.5,
    paid: 0,
  }
  expect(months[1]).toEqual({
    month: '2026-10',
    leads: 2,
    applied: 5,
    sanctioned: 2,
    ...one,
    lenders: [
      { lender_id: 5, lender_name: 'Lender 5', applied: 1, sanctioned: 0, ...one },
      { lender_id: 3, lender_name: 'Lender 3', applied: 4, sanctioned: 2, ...nothing },
    ],
  })
  expect(months[2]).toEqual({
    month: '2026-09',
    leads: 0,
    applied: 0,
    sanctioned: 0,
    ...nothing,
    lenders: [],
  })
  expect(total).toEqual({
    leads: 3,
    applied: 5,
    sanctioned: 2,
    disbursals: 3,
    disbursed: 4_00_000,
    earned: 5_401,
    received: 5_401,
    on_statements: 5_401,
    paid: 0,
  })
})
