import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from '../expect.ts'

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

interface StandingFile {
  state: string
  plan_hash: string | null
}

/** The file once the server is done with it. */
const fileAt = async (page: Page, token: string, uploadId: string, state: RegExp): Promise<StandingFile> => {
  const headers = { authorization: `Bearer ${token}` }
  let file: StandingFile = { state: '', plan_hash: null }
  await expect(async () => {
    const answer = await page.request.get(`/api/lender-files/${uploadId}`, { headers })
    file = ((await answer.json()) as { data: StandingFile }).data
    expect(file.state).toMatch(state)
  }).toPass({ timeout: 30_000 })
  return file
}

interface LenderFileRows {
  kind: 'mis' | 'commission'
  lender_id: number
  /** YYYY-MM. */
  month: string
  name: string
  /** Of a .csv, the titles first. */
  lines: readonly string[]
}

/** Uploads a lender’s file and applies its plan. @returns its id. `page`: of the office already; `token`: of role 1. */
export const applyLenderFile = async (
  page: Page,
  token: string,
  { kind, lender_id, month, name, lines }: LenderFileRows,
): Promise<string> => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/lender-files', {
    headers,
    multipart: {
      kind,
      lender_id: String(lender_id),
      month,
      ...(kind === 'mis' && { scope: 'changes_only' }),
      file: { name, mimeType: 'text/csv', buffer: Buffer.from(`${lines.join('\n')}\n`) },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { upload_id } = ((await answer.json()) as { data: { upload_id: string } }).data
  const { plan_hash } = await fileAt(page, token, upload_id, /^PLANNED$/)
  const applied = await page.request.post(`/api/lender-files/${upload_id}/apply`, {
    headers,
    data: { plan_hash },
  })
  expect(applied.ok(), await applied.text()).toBe(true)
  await fileAt(page, token, upload_id, /^DONE/)
  return upload_id
}

/** A month whose loans no test pays out. */
const QUIET_MONTH = '2026-09'

/** A lender’s month with a line that is stated for no loan of ours. @returns the month. */
export const makeLenderMonth = async (page: Page, token: string, lender_id: number): Promise<string> => {
  const reference = randomUUID()
  await applyLenderFile(page, token, {
    kind: 'commission',
    lender_id,
    month: QUIET_MONTH,
    name: `commission-${reference.slice(0, 8)}.csv`,
    lines: ['Unique id,Commission,Invoice number', `${reference},1250.50,INV-${reference.slice(0, 8)}`],
  })
  return QUIET_MONTH
}
