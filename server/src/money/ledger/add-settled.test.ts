import { expect, test } from 'vitest'
import { addSettled } from './add-settled.ts'

const part = { lender_application_id: 7, tranche: 1 }
const expected = { ...part, figure: 'expected', partner_id: null, paise: 600_000, tx_id: 4 } as const
const share = { ...part, figure: 'percent_share', partner_id: 3, paise: -300_000, tx_id: 4 } as const
const accepted = { ...part, figure: 'expected', partner_id: null, paise: -100_000 } as const
const less = { ...part, figure: 'percent_share', partner_id: 3, paise: 50_000 } as const

test('of a part that was taken back what was settled is booked too, by the transaction of pricing', () => {
  expect(addSettled([expected, share], [accepted, less], [part])).toEqual([
    { ...expected, paise: 500_000 },
    { ...share, paise: -250_000 },
  ])
})

test('of a part that stands what was settled stays', () => {
  expect(addSettled([expected], [accepted], [{ ...part, tranche: 2 }])).toEqual([expected])
})

test('a figure that pricing never booked goes back as well', () => {
  expect(addSettled([], [less], [part])).toEqual([{ ...less, tx_id: 0 }])
})
