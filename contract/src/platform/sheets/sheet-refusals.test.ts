import { expect, it } from 'vitest'
import { SHEET_NOTICES, SHEET_REFUSALS, sheetNotices, sheetRefusals } from './sheet-refusals.ts'

it('has words for every refusal and every notice', () => {
  expect(SHEET_REFUSALS).toContain('password')
  expect(SHEET_NOTICES).toContain('windows_1252')
  for (const words of [...Object.values(sheetRefusals), ...Object.values(sheetNotices)])
    expect(words).toMatch(/^[A-Z].{15,}[^.]$/)
  expect(new Set(Object.values(sheetRefusals)).size).toBe(SHEET_REFUSALS.length)
  expect(new Set(Object.values(sheetNotices)).size).toBe(SHEET_NOTICES.length)
})
