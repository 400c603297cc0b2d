import type { LenderKind } from '@marketplace/contract/market/lender-kinds'
import { expect, test } from 'vitest'
import { mount } from '../../testing/mount.tsx'
import '../office.css'
import { LenderMark } from './lender-mark.tsx'

test.each<[LenderKind | null, boolean]>([
  ['bank', false],
  ['regional_rural_bank', false],
  ['nbfc', true],
  ['housing_finance_company', true],
  [null, true],
])('the mark of %s is round: %s', async (kind, isRound) => {
  const { element } = await mount(<LenderMark name="Asha Loans" kind={kind} />)
  const mark = element.querySelector('[data-initials]')
  const radius = mark === null ? 0 : Number.parseFloat(getComputedStyle(mark).borderTopLeftRadius)
  expect(radius > 9).toBe(isRound)
})
