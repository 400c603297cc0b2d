import { expect, type Page } from '@playwright/test'

/** Uploads a status file of one line that names no application. @returns its id. `page`: of the office already; `token`: of role 1. */
export const uploadStatusFile = async (page: Page, token: string): Promise<string> => {
  const answer = await page.request.post('/api/upload-application-status-file', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      image_name: {
        name: 'a-drill.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('Unique id,Status,Status date\n,Approved,2026-11-01\n'),
      },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { upload_id: string }).upload_id
}
