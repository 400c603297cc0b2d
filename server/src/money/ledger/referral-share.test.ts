import { expect, test } from 'vitest'
import { referralShare } from './referral-share.ts'

test.each([
  {
    of: 'a share of the commission',
    percent: 5,
    commission_paise: 10_000_00,
    partner_paise: 6_000_00,
    share: 500_00,
  },
  { of: 'half a paisa, upwards', percent: 5, commission_paise: 10, partner_paise: 0, share: 1 },
  { of: 'less than half a paisa', percent: 4.999, commission_paise: 10, partner_paise: 0, share: 0 },
  { of: 'what is left to us', percent: 5, commission_paise: 1_000_00, partner_paise: 980_00, share: 20_00 },
  { of: 'nothing left to us', percent: 5, commission_paise: 1_000_00, partner_paise: 1_250_00, share: 0 },
  { of: 'no percentage', percent: 0, commission_paise: 1_000_00, partner_paise: 0, share: 0 },
  { of: 'no commission', percent: 5, commission_paise: 0, partner_paise: 0, share: 0 },
])('$of', ({ percent, share, ...line }) => {
  expect(referralShare(percent, line)).toBe(share)
})
