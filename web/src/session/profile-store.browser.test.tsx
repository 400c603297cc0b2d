import type { Profile } from '@marketplace/contract/customers/profiles'
import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '../i18n/texts.ts'
import { answerByHand } from '../testing/answer-calls.ts'
import { exampleProfile } from '../testing/example-profile.ts'
import { mountHook } from '../testing/mount.tsx'
import { refreshProfile, setProfile, useProfile } from './profile-store.ts'
import { clearSession, getSession, setSession } from '../browser-storage/session-store.ts'
import { act } from '../testing/act.ts'

const OPEN = '00000000-0000-4000-8000-00000000000a'
const profile = (first_name: string): Profile => exampleProfile({ first_name })
const answerOf = (first_name: string, more: Partial<Profile> = {}) => ({
  success: true,
  data: { ...profile(first_name), ...more },
})

beforeEach(async () => {
  await loadTexts('en')
  clearSession()
})

let signIns = 0
const signIn = (): void => {
  signIns += 1
  setSession({ atkn: `token ${signIns}`, prospectAppId: `id ${signIns}` })
}

test('the profile is fetched once for each sign-in, and its open application is the current one', async () => {
  const requests = answerByHand()
  const page = await mountHook(() => useProfile(), null)
  expect(requests).toHaveLength(0)
  await act(async () => signIn())
  await requests[0]?.answer(answerOf('Asha', { inflight_credit_app_id: OPEN }))
  expect(page.current.profile?.first_name).toBe('Asha')
  expect(getSession().appId).toBe(OPEN)
  await page.rerender(null)
  expect(requests).toHaveLength(1)
})

test('an older answer never replaces a newer one', async () => {
  const requests = answerByHand()
  signIn()
  const page = await mountHook(() => useProfile(), null)
  let isOver = false
  const second = refreshProfile().then(() => {
    isOver = true
  })
  await requests[1]?.answer(answerOf('newer'))
  await second
  expect(isOver).toBe(true)
  await requests[0]?.answer(answerOf('older'))
  expect(page.current.profile?.first_name).toBe('newer')
})

test('an older failure says nothing over a newer answer', async () => {
  const requests = answerByHand()
  signIn()
  const page = await mountHook(() => useProfile(), null)
  const second = refreshProfile()
  await requests[1]?.answer(answerOf('newer'))
  await second
  await requests[0]?.lose()
  expect(page.current).toMatchObject({ profile: { first_name: 'newer' }, error: null })
})

test('an answer that a save has overtaken is asked for again', async () => {
  const requests = answerByHand()
  signIn()
  const page = await mountHook(() => useProfile(), null)
  await act(async () => setProfile(profile('saved')))
  await requests[0]?.answer(answerOf('earlier'))
  expect(page.current.profile?.first_name).toBe('saved')
  await requests[1]?.answer(answerOf('later'))
  expect(page.current.profile?.first_name).toBe('later')
})

test('a failure keeps the profile that is there', async () => {
  const requests = answerByHand()
  signIn()
  const page = await mountHook(() => useProfile(), null)
  await requests[0]?.answer(answerOf('Asha'))
  const again = refreshProfile()
  await requests[1]?.lose()
  await again
  expect(page.current).toMatchObject({ profile: { first_name: 'Asha' }, error: { status: 0 } })
})
