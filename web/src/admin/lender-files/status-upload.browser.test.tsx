import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { useLocation } from '../../router/router.tsx'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { page, userEvent } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { getToasts } from '../../ui/toast-store.ts'
import { answerByHand } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { StatusUpload } from './status-upload.tsx'

notifyManager.setScheduler(queueMicrotask)

const uploadId = '0b9d6a3e-6f0e-4d7c-9d0e-2f6a1c3b5d7f'
const Where = () => <output aria-label="Where">{useLocation().pathname}</output>

beforeEach(() => setOfficeSession({ a_atkn: 'token', adminId: '1' }))
afterEach(() => queryClient.clear())

const open = () =>
  mount(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter at={'/admin/application-status-file'}>
        <StatusUpload />
        <Where />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const field = page.getByLabelText(/^Application status file/)
const upload = page.getByRole('button', { name: 'Upload', exact: true })
const choose = (name: string) => userEvent.upload(field, new File(['a,b'], name))

test('a file has to be chosen, and be one of the three kinds', async () => {
  const requests = answerByHand()
  await open()
  await userEvent.click(upload)
  await expect.element(page.getByText('No file selected')).toBeVisible()
  await choose('status.pdf')
  await expect.element(page.getByText('No file selected')).not.toBeInTheDocument()
  await userEvent.click(upload)
  await expect.element(page.getByText('Invalid file type')).toBeVisible()
  expect(requests).toEqual([])
})

test('the errors of an upload stand in a dialog with the rows that were updated', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.csv')
  await userEvent.click(upload)
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/upload-application-status-file',
  ])
  await requests[0]?.answer({
    success: true,
    message: '3 rows updated',
    errors: ['Row 7: No application has this reference', 'Row 9: The date is after today'],
    rowsUpdated: 3,
    rows_failed: 2,
    upload_id: uploadId,
    state: 'DONE_WITH_ERRORS',
    same_as: null,
  })
  await expect.element(page.getByRole('heading', { name: '2 Errors found' })).toBeVisible()
  await expect.element(page.getByText(/are listed; the file has them all/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Row 9: The date is after today')).toBeVisible()
  await expect.element(page.getByText(/^3 rows updated\. Mend/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await expect.element(page.getByRole('heading', { name: '2 Errors found' })).not.toBeInTheDocument()
})

test('of many errors the dialog says how many there are', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.csv')
  await userEvent.click(upload)
  const errors = Array.from({ length: 1_000 }, (_, line) => `Row ${line + 2}: The row has no status`)
  await requests[0]?.answer({
    success: true,
    message: 'The file was applied with errors: 0 rows updated',
    errors,
    rowsUpdated: 0,
    rows_failed: 1_204,
    upload_id: uploadId,
    state: 'DONE_WITH_ERRORS',
    same_as: null,
  })
  await expect.element(page.getByRole('heading', { name: '1204 Errors found' })).toBeVisible()
  await expect.element(page.getByText('The first 1,000 are listed; the file has them all.')).toBeVisible()
})

test('a file that cannot be read says why, and stays chosen', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.xlsx')
  await userEvent.click(upload)
  const message = 'The file is protected by a password: save it without one and upload it again'
  await requests[0]?.answer({
    success: true,
    message,
    errors: [message],
    rowsUpdated: 0,
    rows_failed: 0,
    upload_id: uploadId,
    state: 'FAILED',
    same_as: null,
  })
  await expect.element(page.getByText(message)).toBeVisible()
  expect(getToasts().map(({ text, tone }) => [text, tone])).toEqual([[message, 'bad']])
  await expect.element(page.getByText(/^status\.xlsx, /)).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('a file that asks something leads to its questions', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.xlsx')
  await userEvent.click(upload)
  await requests[0]?.answer({
    success: true,
    message: 'The file was read: it needs an answer before it is applied',
    errors: [],
    rowsUpdated: 0,
    rows_failed: 0,
    upload_id: uploadId,
    state: 'NEEDS_MAPPING',
    same_as: null,
  })
  await expect
    .element(page.getByLabelText('Where'))
    .toHaveTextContent(`/admin/application-status-file/${uploadId}`)
})

test('a file that the server refuses stays chosen', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.xlsx')
  await userEvent.click(upload)
  await requests[0]?.answer({ success: false, code: 'file_type_refused', message: 'Invalid file type' }, 400)
  await expect.element(page.getByText(/^status\.xlsx, /)).toBeVisible()
  await expect.element(upload).toBeEnabled()
})

test('checked first it leads to the plan, and nothing is applied', async () => {
  const requests = answerByHand()
  await open()
  await choose('status.xlsx')
  await userEvent.click(page.getByRole('button', { name: 'Check first' }))
  expect(requests.map(({ path }) => path)).toEqual(['/api/lender-files'])
  await requests[0]?.answer({
    success: true,
    data: {
      upload_id: uploadId,
      kind: 'status',
      lender_id: null,
      lender_name: null,
      month: null,
      scope: 'changes_only',
      file_name: 'status.xlsx',
      bytes: 3,
      state: 'READING',
      rows_total: null,
      rows_done: 0,
      rows_updated: 0,
      rows_failed: 0,
      staff_name: 'Test Staff',
      created_at: '2026-11-22T06:36:00.000Z',
      planned_at: null,
      processed_at: null,
      undone_at: null,
      error: null,
      same_as: null,
    },
  })
  await expect
    .element(page.getByLabelText('Where'))
    .toHaveTextContent(`/admin/application-status-file/${uploadId}`)
})
