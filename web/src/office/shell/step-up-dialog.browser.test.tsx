import { disableStaff } from '@marketplace/contract/office/staff'
import { page, userEvent } from 'vitest/browser'
import { beforeEach, expect, test } from 'vitest'
import { answerByHand } from '../../testing/answer-calls.ts'
import { mount } from '../../testing/mount.tsx'
import { officeCall } from '../session/office-call.ts'
import { setOfficeSession } from '../session/office-session.ts'
import { StepUpDialog } from './step-up-dialog.tsx'

const needed = { success: false, code: 'step_up_required', message: 'Confirm this with a code' }
const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
const body = { staff_id: 7, disabled: 1 } as const

beforeEach(() => {
  history.replaceState(null, '', '/admin/user-management')
  setOfficeSession({ a_atkn: 'of staff' })
})

test('two calls that need a code ask once, and both go on as they were', async () => {
  const requests = answerByHand()
  await mount(<StepUpDialog />)
  const answers = [
    officeCall(disableStaff, { body }),
    officeCall(disableStaff, { body: { ...body, staff_id: 8 } }),
  ]
  for (const request of requests.slice(0, 2)) await request.answer(needed, 403)
  await userEvent.fill(dialog.getByLabelText('Code of the app'), '123 456')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => requests[2]?.path).toBe('/api/admin/step-up')
  expect(requests[2]?.body).toEqual({ code: '123 456' })
  await requests[2]?.answer({ success: true, message: 'Confirmed for ten minutes' })
  await expect.poll(() => requests.length).toBe(5)
  expect(requests.slice(3).map((request) => request.body)).toEqual([body, { ...body, staff_id: 8 }])
  for (const request of requests.slice(3)) await request.answer({ success: true, message: 'User disabled' })
  expect((await Promise.all(answers)).map(({ message }) => message)).toEqual([
    'User disabled',
    'User disabled',
  ])
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a wrong code stands beside its field, and the question may be closed', async () => {
  const requests = answerByHand()
  await mount(<StepUpDialog />)
  const failure = officeCall(disableStaff, { body }).then(
    () => null,
    (error: unknown) => error,
  )
  await requests[0]?.answer(needed, 403)
  await userEvent.fill(dialog.getByLabelText('Code of the app'), '000000')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
  await expect.poll(() => requests.length).toBe(2)
  const wrong = 'That code is not right, or was used already'
  const details = [{ field: 'code', message: wrong }]
  await requests[1]?.answer({ success: false, code: 'code_wrong', message: wrong, details }, 422)
  await expect.element(dialog.getByLabelText('Code of the app')).toHaveAccessibleDescription(wrong)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(await failure).toMatchObject({ code: 'step_up_required' })
  expect(requests).toHaveLength(2)
})
