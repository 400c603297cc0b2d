import { randomUUID } from 'node:crypto'
import type { APIResponse, Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { enterAsStaff } from './office.ts'

export interface OwnLender {
  lender_id: number
  name: string
  /** Makes a call as the member of staff who has the page open. */
  post: (path: string, data: object) => Promise<unknown>
  get: (path: string) => Promise<unknown>
}

/** Adds a draft lender by the call, for one test alone, prepares it, and opens its page as an administrator. */
export const openOwnLender = async (
  page: Page,
  prepare: (own: OwnLender) => Promise<void> = () => Promise.resolve(),
): Promise<OwnLender> => {
  const token = await enterAsStaff(page, 'admin')
  const headers = { authorization: `Bearer ${token}` }
  const read = async (answer: APIResponse): Promise<unknown> => {
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const post = async (path: string, data: object) => read(await page.request.post(path, { data, headers }))
  const get = async (path: string) => read(await page.request.get(path, { headers }))
  const name = `Test_${randomUUID().slice(0, 8)}`
  const { data } = (await post('/api/create-lender', { name })) as { data: { lender_id: number } }
  const own = { lender_id: data.lender_id, name, post, get }
  await prepare(own)
  await page.goto(`/admin/lenders/${data.lender_id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return own
}

/** A toast with these words; it is closed, so that the next of its kind is another. */
export const expectToast = async (page: Page, words: string): Promise<void> => {
  const toast = page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: words })
  await expect(toast.first()).toBeVisible()
  await toast.first().getByRole('button').click()
}
