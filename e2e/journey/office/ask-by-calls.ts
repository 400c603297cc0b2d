import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { demoPartner } from './office-partner.ts'

/** The demo's partner asks something. @returns the question */
export const askByCalls = async (page: Page): Promise<number> => {
  const { email, password } = demoPartner
  const signedIn = await page.request.post('/api/partner/login', { data: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const answer = await page.request.post('/api/partner/threads/open', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      request_id: randomUUID(),
      topic: 'tech-support',
      kind: 'links',
      subject: 'My QR code',
      text: 'It opens nothing on one phone, and the page on all others',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { data: { thread_id: number } }).data.thread_id
}
