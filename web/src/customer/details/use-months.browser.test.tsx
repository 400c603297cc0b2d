import { beforeEach, expect, test } from 'vitest'
import { saveDraft } from '../../browser-storage/drafts.ts'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import { useMonths } from './use-months.ts'

beforeEach(() => saveDraft('time Personal Loans', null))
const mountMonths = () => mountHook(() => useMonths('Personal Loans'), null)

test('the time is the usual one until one is chosen, which a reload leaves', async () => {
  const page = await mountMonths()
  const [usual, choose] = page.current
  expect(usual).toBe(36)
  await act(async () => choose(60))
  expect(page.current[0]).toBe(60)
  await page.unmount()
  expect((await mountMonths()).current[0]).toBe(60)
})

test('a draft of something else says nothing', async () => {
  saveDraft('time Personal Loans', { months: 'x' })
  expect((await mountMonths()).current[0]).toBe(36)
})
