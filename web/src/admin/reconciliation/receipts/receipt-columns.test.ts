import { expect, test } from 'vitest'
import { receiptColumns } from './receipts-list.tsx'

/** 1280 px less the menu. */
const LAPTOP = 1280 - 240

test('receipts fit a laptop: who booked one is not hidden by what stays in sight', () => {
  const widths = receiptColumns(() => {}).map(({ width }) => width)
  expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(LAPTOP)
})
