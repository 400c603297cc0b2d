import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

/** The demo's staff: one of each role, and a second administrator (server/demo/staff.ts). */
export const staff = {
  admin: { password: 'Admin-demo-1', name: 'Demo Administrator', role: 1 },
  analyst: { password: 'Analyst-demo-2', name: 'Demo Analyst', role: 2 },
  caller: { password: 'Caller-demo-3', name: 'Demo Caller', role: 3 },
  approver: { password: 'Approver-demo-5', name: 'Demo Second Administrator', role: 1 },
} as const
export type StaffName = keyof typeof staff

/** Types a name and a password into the sign-in page that is open, and sends them. */
export const fillSignIn = async (page: Page, username: string, password: string): Promise<void> => {
  await page.getByLabel('User name').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const accountButton = (page: Page, who: StaffName) =>
  page.getByRole('button', { name: `Account of ${staff[who].name}` })

/** Signs in through the sign-in page, and arrives in the shell. */
export const signInAsStaff = async (page: Page, who: StaffName): Promise<void> => {
  await page.goto('/admin/login')
  await fillSignIn(page, who, staff[who].password)
  await expect(accountButton(page, who)).toBeVisible()
}

/** Signs in by the call alone, for tests of what comes after. @returns the token. */
export const enterAsStaff = async (page: Page, who: StaffName): Promise<string> => {
  const answer = await page.request.post('/api/admin/login', {
    data: { username: who, password: staff[who].password },
  })
  expect(answer.status()).toBe(200)
  const { token, admin_id, role_id } = (await answer.json()) as {
    token: string
    admin_id: number
    role_id: number
  }
  // A document of the same origin without a page of its own, whose storage is the office's.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([a_atkn, adminId, role]) => {
      localStorage.setItem('a_atkn', a_atkn)
      localStorage.setItem('adminId', adminId)
      localStorage.setItem('roleId', btoa(role))
    },
    [token, String(admin_id), String(role_id)] as const,
  )
  return token
}

/** The same, and opens a page. */
export const openAsStaff = async (page: Page, who: StaffName, path: string): Promise<string> => {
  const token = await enterAsStaff(page, who)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return token
}

/** What this browser keeps of the office; a page that is being left is asked again once the next one has come. */
export const storedNames = async (page: Page): Promise<string[]> => {
  try {
    return await page.evaluate(() => Object.keys(localStorage))
  } catch (error) {
    if (!(error instanceof Error) || !error.message.includes('context was destroyed')) throw error
    await page.waitForLoadState()
    return storedNames(page)
  }
}

/** The menu's entries, wherever the menu is at this width; at 768 px the drawer is opened for them. */
export const openMenu = async (page: Page) => {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  return page.getByRole('navigation', { name: 'Pages' }).filter({ visible: true })
}
