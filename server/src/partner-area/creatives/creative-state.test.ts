import { expect, it } from 'vitest'
import { creativeState } from './creative-state.ts'

const creative = {
  isDeleted: false,
  lender_id: null,
  approved_on: null,
  valid_from: '2026-11-01',
  valid_to: null,
  heading: null,
  body: 'Open {link}',
}
const today = { day: '2026-11-28', isLenderLive: true, hasRange: true }

it.each([
  [{}, {}, 'listed'],
  [{ isDeleted: true }, {}, 'deleted'],
  [{ valid_to: '2026-11-28' }, {}, 'listed'],
  [{ valid_to: '2026-11-27' }, {}, 'ended'],
  [{ valid_from: '2026-11-29' }, {}, 'ahead'],
  [{ lender_id: 7 }, {}, 'not_approved'],
  [{ lender_id: 7, approved_on: '2026-11-02' }, {}, 'listed'],
  [{ lender_id: 7, approved_on: '2026-11-02' }, { isLenderLive: false }, 'lender_off'],
  [{ body: 'Rates {rates}: {link}' }, { hasRange: false }, 'no_rates'],
  [{ heading: '{amounts}' }, { hasRange: false }, 'no_rates'],
])('%j with %j is %s', (change, day, state) => {
  expect(creativeState({ ...creative, ...change }, { ...today, ...day })).toBe(state)
})
