import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { codeOf } from './authenticator.ts'
import { enterAsStaff, staff } from './office.ts'

let made = 0

/** An administrator of the test's own with an authenticator, signed in; both administrators of the demo let them in. `code` shows the next one. */
export const enterAsEnrolledAdmin = async (
  page: Page,
): Promise<{ username: string; code: () => string; demo: string }> => {
  made += 1
  const demo = await enterAsStaff(page, 'admin')
  const send = async <Answer>(path: string, data: object, by?: string): Promise<Answer> => {
    const answer = await page.request.post(path, {
      data,
      ...(by !== undefined && { headers: { authorization: `Bearer ${by}` } }),
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
  const username = `meera.${Date.now().toString(36)}${process.pid}${made}`
  const [password, own] = ['brass lantern nine', 'seven quiet lanterns']
  const member = {
    username,
    full_name: 'Meera Iyer',
    role_id: 1,
    password,
    reason: 'She looks after partners',
  }
  await send('/api/staff/add', member, demo)
  const { token: second } = await send<{ token: string }>('/api/admin/login', {
    username: 'approver',
    password: staff.approver.password,
  })
  const listed = await page.request.get('/api/approvals?page_size=200', {
    headers: { authorization: `Bearer ${second}` },
  })
  const { data } = (await listed.json()) as { data: { request_id: number; object_name: string }[] }
  const request_id = data.find(({ object_name }) => object_name === username)?.request_id ?? 0
  await send('/api/approvals/decide', { request_id, decision: 'approved', note: 'I know her' }, second)
  const signedIn = await send<{ token: string; admin_id: number }>('/api/admin/login', { username, password })
  const { token } = signedIn
  const change = { current_password: password, new_password: own }
  await send('/api/admin/account/change-password', change, token)
  const started = await send<{ data: { secret: string } }>(
    '/api/admin/account/totp-start',
    { current_password: own },
    token,
  )
  const { secret } = started.data
  const step = (): number => Math.floor(Date.now() / 30_000)
  // The one before: the present one is left for the test.
  await send('/api/admin/account/totp-confirm', { code: codeOf(secret, step() - 1) }, token)
  await page.evaluate(
    ([a_atkn, adminId]) => {
      localStorage.setItem('a_atkn', a_atkn)
      localStorage.setItem('adminId', adminId)
    },
    [token, String(signedIn.admin_id)] as const,
  )
  return { username, code: () => codeOf(secret, step()), demo }
}
