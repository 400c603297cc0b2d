import { expect, test } from 'vitest'
import { buildOfficeLender } from '../matching/example-market.ts'
import { saysWhatFiguresSay } from './special-offer-text.ts'

type Figures = Partial<Parameters<typeof saysWhatFiguresSay>[0]>

test.each<[string | null, Figures, boolean]>([
  [null, {}, true],
  ['A free consultation at every branch', {}, true],
  ['Money on the same day for salary accounts', {}, true],
  ['No processing fee for loans taken until 31/01/2027', {}, false],
  ['No processing fee for loans taken until 31/01/2027', { so_fee_percent: 0 }, true],
  ['No processing fee for loans taken until 31/01/2027', { so_fee_percent: 1 }, false],
  ['No processing fee for loans taken until 31/01/2027', { so_rate: 10 }, false],
  ['Processing fee waived for salary accounts', { so_fee_percent: 0.5 }, false],
  ['Processing fee waived for salary accounts', { so_fee_percent: 0 }, true],
  ['Processing fee of 1% instead of up to 3%', { so_fee_percent: 1, fee_percent: 3 }, true],
  ['Processing fee of 1% instead of up to 3%', { so_fee_percent: 2, fee_percent: 3 }, false],
  ['Processing fee of 1% instead of up to 3%', { fee_percent: 3 }, false],
  ['Half the processing fee until 31/12/2026', { so_fee_percent: 1 }, false],
  ['Interest from 9.5 % until Diwali', { so_rate: 9.5 }, true],
  ['Interest from 9.5 per cent until Diwali', { so_rate: 9.75 }, false],
  ['10% for women', {}, false],
  ['₹500 cashback', { so_fee_percent: 1 }, false],
  ['कोई प्रोसेसिंग शुल्क नहीं', {}, false],
  ['कोई प्रोसेसिंग शुल्क नहीं', { so_fee_percent: 0 }, true],
  ['प्रोसेसिंग शुल्क 1 प्रतिशत', { so_fee_percent: 1 }, true],
  ['प्रोसेसिंग शुल्क 1 प्रतिशत', { so_fee_percent: 2 }, false],
  ['ब्याज 9.5 फ़ीसदी', { so_rate: 9.5 }, true],
  ['ब्याज ९.५ प्रतिशत', { so_rate: 9.5 }, true],
  ['ब्याज ९.५ प्रतिशत', { so_rate: 9.75 }, false],
  ['कोई प्रोसेसिंग चार्ज नहीं', {}, false],
  ['कोई प्रोसेसिंग चार्ज नहीं', { so_fee_percent: 1 }, false],
  ['बिना फ़ीस के लोन', { so_fee_percent: 1 }, false],
  ['बिना फ़ीस के लोन', { so_fee_percent: 0 }, true],
  ['प्रोसेसिंग फी ज़ीरो', { so_fee_percent: 1 }, false],
  ['Zero processing until Diwali', {}, false],
  ['Zero processing until Diwali', { so_fee_percent: 0 }, true],
  ['Processing in one day', {}, true],
  ['EMI from ₹899 a lakh', {}, false],
  ['EMI from ₹899 a lakh', { so_rate: 9.5 }, false],
  ['Fee of Rs. 999', { so_fee_percent: 1 }, false],
  ['Fee of 999 rupees', { so_fee_percent: 1 }, false],
  ['A gift of ₹500 at the branch', {}, true],
])('%s with %j: %s', (so_text, figures, says) => {
  const nothing = { so_rate: null, so_fee_percent: null }
  expect(saysWhatFiguresSay({ ...buildOfficeLender(), ...nothing, ...figures, so_text })).toBe(says)
})
