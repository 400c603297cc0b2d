import { expect, test } from 'vitest'
import { whoseLead } from './whose-lead.ts'

const [held, brought] = [{ partner_id: 1 }, { partner_id: 2 }]

test('a lock that holds, else who brought them last, else nobody', () => {
  expect(whoseLead(held, brought)).toEqual({ rule: 'lock', partner_id: 1, held })
  expect(whoseLead(held, null)).toMatchObject({ rule: 'lock' })
  expect(whoseLead(null, brought)).toEqual({ rule: 'arrival', partner_id: 2, brought })
  expect(whoseLead(null, null)).toEqual({ rule: 'nobody', partner_id: null })
})
