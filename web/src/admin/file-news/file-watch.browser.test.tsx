import type { FileState } from '@marketplace/contract/money/lender-file-words'
import { QueryClientProvider, notifyManager } from '@tanstack/react-query'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../office/query-client.ts'
import { setOfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { PathPatterns } from '../../router/router.tsx'
import { answerByHand } from '../../testing/answer-calls.ts'
import { exampleLenderFile } from '../../testing/example-lender-file.ts'
import { MemoryRouter } from '../../testing/memory-router.tsx'
import { mount } from '../../testing/mount.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { getToasts } from '../../ui/toast-store.ts'
import { MisFilePage } from '../lender-files/lender-file-page.tsx'
import { getFollowedFiles, leaveFile } from '../page/followed-files.ts'
import { FileNews } from './file-news.tsx'

notifyManager.setScheduler(queueMicrotask)

const { upload_id: uploadId } = exampleLenderFile
const fileIn = (state: FileState) => ({ success: true, data: { ...exampleLenderFile, state } })
const around = (path: string) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter at={path} key={path}>
      <FileNews />
      <Toaster label="Messages" closeLabel="Close" />
      <PathPatterns patterns={['/admin/mis-upload/:uploadId', '/admin/lenders']}>
        {path === '/admin/lenders' ? <h1>Lenders</h1> : <MisFilePage />}
      </PathPatterns>
    </MemoryRouter>
  </QueryClientProvider>
)

beforeEach(() => setOfficeSession({ a_atkn: 'token', adminId: '1', roleId: encodeRole(1) }))
afterEach(() => {
  leaveFile(uploadId)
  queryClient.clear()
})

test('who leaves a file that is being processed is told how it ended', async () => {
  const requests = answerByHand()
  const shown = await mount(around(`/admin/mis-upload/${uploadId}`))
  await requests[0]?.answer(fileIn('APPLYING'))
  expect(getFollowedFiles()).toEqual([])
  await shown.rerender(around('/admin/lenders'))
  expect(getFollowedFiles()).toEqual([uploadId])
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1))
  await requests.at(-1)?.answer(fileIn('DONE_WITH_ERRORS'))
  await expect.element(page.getByText('oct.xlsx: Done with errors')).toBeVisible()
  expect(page.getByRole('link', { name: 'Open the file' }).element().getAttribute('href')).toBe(
    `/admin/mis-upload/${uploadId}`,
  )
  expect(getToasts()).toHaveLength(1)
  expect(getFollowedFiles()).toEqual([])
})

test('a file that has ended while its page was open is told by the page alone', async () => {
  const requests = answerByHand()
  const shown = await mount(around(`/admin/mis-upload/${uploadId}`))
  await requests[0]?.answer(fileIn('FAILED'))
  await shown.rerender(around('/admin/lenders'))
  expect(getFollowedFiles()).toEqual([])
})

test('one that was deleted meanwhile is followed no more', async () => {
  const requests = answerByHand()
  const shown = await mount(around(`/admin/mis-upload/${uploadId}`))
  await requests[0]?.answer(fileIn('READING'))
  await shown.rerender(around('/admin/lenders'))
  await vi.waitFor(() => expect(requests.length).toBeGreaterThan(1))
  await requests.at(-1)?.answer({ success: false, code: 'not_found', message: 'No such file' }, 404)
  await vi.waitFor(() => expect(getFollowedFiles()).toEqual([]))
})
