import type { ReactNode } from 'react'
import { BrowserRouter, useNavigate } from '../router/router.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BootstrapContext } from '../brand/bootstrap-context.ts'
import { act } from '../testing/act.ts'
import { answerByHand } from '../testing/answer-calls.ts'
import { exampleBootstrap } from '../testing/example-bootstrap.ts'
import { mountHook } from '../testing/mount.tsx'
import { endSession } from '../browser-storage/session-end.ts'
import { clearSession, getSession, setSession } from '../browser-storage/session-store.ts'
import { useLanding } from './use-landing.ts'
import { findWayBack, forgetWayBack } from './way-back.ts'

let navigate: ReturnType<typeof useNavigate>
const around = (node: ReactNode) => (
  <BootstrapContext value={exampleBootstrap}>
    <BrowserRouter>{node}</BrowserRouter>
  </BootstrapContext>
)
const mountAt = (path: string) => {
  history.replaceState(null, '', path)
  return mountHook(
    () => {
      navigate = useNavigate()
      return useLanding()
    },
    null,
    around,
  )
}

beforeEach(() => {
  clearSession()
  forgetWayBack()
  answerByHand()
})
afterEach(() => history.replaceState(null, '', '/'))

test('who has started is sent to the passcode, and the page that this interrupts is kept', async () => {
  setSession({ prospectAppId: 'id' })
  const page = await mountAt('/user/offers?amount=200000')
  expect(page.current).toBe('/verification')
  expect(findWayBack()).toBe('/user/offers?amount=200000')
})

test('who has no session begins at the start, and nothing is kept to come back to', async () => {
  const page = await mountAt('/user/offers')
  expect(page.current).toBe('/')
  expect(findWayBack()).toBe(null)
})

test('a session that a call has ended leads to the sign-in, once', async () => {
  setSession({ prospectAppId: 'id', atkn: 'token', productType: 'Personal Loans' })
  const page = await mountAt('/user/offers')
  await act(() => endSession())
  expect(page.current).toBe('/login')
  await act(() => navigate('/login'))
  expect(page.current).toBe(null)
})

test('the way back to the products by the browser’s own button forgets the chosen one', async () => {
  setSession({ prospectAppId: 'id', atkn: 'token' })
  await mountAt('/products')
  await act(() => navigate('/user/user-detail'))
  setSession({ productType: 'Personal Loans', productId: '3' })
  await act(() => navigate('/products'))
  expect(getSession().productType).toBe('Personal Loans')
  await act(() => navigate('/help'))
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(() => navigate(-1))
  await isBack
  await act(() => undefined)
  expect(getSession()).toMatchObject({ productType: null, productId: null })
})
