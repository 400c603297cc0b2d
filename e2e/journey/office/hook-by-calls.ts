import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'
import { demoPartner } from './office-partner.ts'

/** Sends a test event to an endpoint of the demo's partner where nobody answers. @returns its delivery */
export const sendTestByCalls = async (page: Page): Promise<string> => {
  const { email, password } = demoPartner
  const signedIn = await page.request.post('/api/partner/login', { data: { email, password } })
  const { token } = (await signedIn.json()) as { token: string }
  const call = async <Data>(method: 'get' | 'post', path: string, data: object = {}): Promise<Data> => {
    const answer = await page.request[method](`/api/partner/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(method === 'post' && { data }),
    })
    expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
    return ((await answer.json()) as { data: Data }).data
  }
  const [known] = await call<{ endpoint_id: string }[]>('get', 'hooks')
  const url = 'https://localhost:9/hooks'
  const facts = { request_id: randomUUID(), label: 'Old CRM', url, types: ['lead.created'] }
  const endpoint_id =
    known?.endpoint_id ??
    (await call<{ endpoint: { endpoint_id: string } }>('post', 'hooks/create', facts)).endpoint.endpoint_id
  return (await call<{ delivery_id: string }>('post', `hooks/${endpoint_id}/test`)).delivery_id
}
