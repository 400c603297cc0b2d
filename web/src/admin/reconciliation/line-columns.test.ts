import { expect, test } from 'vitest'
import { CHOOSE_PX } from '../../office/table/table-row.tsx'
import { lineColumns } from './line-columns.tsx'

/** 1280 px less the menu. */
const LAPTOP = 1280 - 240

test('the lines of a month fit a laptop: nothing of them is cut by what stays in sight', () => {
  const widths = lineColumns(
    () => {},
    () => [],
  ).map(({ width }) => width)
  expect(widths.reduce((sum, width) => sum + width, CHOOSE_PX)).toBeLessThanOrEqual(LAPTOP)
})
