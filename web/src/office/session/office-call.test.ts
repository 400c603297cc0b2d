import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestPartner } from '@marketplace/contract/partners/partners'
import { exportCreditCards } from '@marketplace/contract/catalogue/card-changes'
import { reverifyStaff, signInStaff, signOutStaff } from '@marketplace/contract/office/staff-sign-in'
import { getPartnerRevenue } from '@marketplace/contract/partner-area/partner-sign-in'
import { disableStaff } from '@marketplace/contract/office/staff'
import * as answering from '../../api/answer-challenge.ts'
import { officeCall, officeFile, officeUpload } from './office-call.ts'
import { watchStepUp } from './step-up.ts'
import { AFTER_LOOK, getOfficeSession, setOfficeSession } from './office-session.ts'

const answers = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  vi.fn<typeof fetch>(
    async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  )
const refused = { success: false, code: 'not_signed_in', message: 'Please sign in to go on' }

/** Somebody who answers each question for a code. @returns what ends it. */
const answerStepUp = (isConfirmed: boolean): (() => void) =>
  watchStepUp((question) => question?.answer(isConfirmed))

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/admin/lenders' })
  setOfficeSession({ a_atkn: 'staff-token', adminId: '7', roleId: 'MQ==', p_atkn: 'partner-token' })
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['/admin', requestPartner, 'staff-token'],
  ['/admin/lenders', requestPartner, 'staff-token'],
  ['/partner', requestPartner, 'partner-token'],
  ['/nimbupay/partner/login', requestPartner, 'partner-token'],
  ['/administration/partner/login', requestPartner, 'partner-token'],
  // Staff who look in at a partner's area hold both.
  ['/partner', signOutStaff, 'staff-token'],
] as const)('a call from %s of %o goes out with %s', async (pathname, call, token) => {
  vi.stubGlobal('location', { pathname })
  const fetched = answers(200, { success: true })
  vi.stubGlobal('fetch', fetched)
  await officeCall(call as typeof signOutStaff, {})
  const [address, request] = fetched.mock.calls[0] ?? []
  expect(address).toBe(call.path)
  expect(request?.headers).toMatchObject({ authorization: `Bearer ${token}`, 'accept-language': 'en' })
})

test('a challenge is solved, and the call made again with what solves it', async () => {
  vi.spyOn(answering, 'answerChallenge').mockResolvedValue('solved')
  const asked = { success: false, code: 'challenge_required', message: 'Solve it', challenge: '17.1.a.b' }
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response(JSON.stringify(asked), { status: 428 }))
    .mockResolvedValueOnce(
      new Response(JSON.stringify({ ...refused, code: 'sign_in_refused' }), { status: 401 }),
    )
  vi.stubGlobal('fetch', fetched)
  const body = { username: 'asha', password: 'a wrong password' }
  await expect(officeCall(signInStaff, { body })).rejects.toMatchObject({ code: 'sign_in_refused' })
  expect(answering.answerChallenge).toHaveBeenCalledWith('17.1.a.b', null)
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ 'X-Challenge': 'solved' })
  expect(fetched.mock.calls[1]?.[1]?.body).toBe(fetched.mock.calls[0]?.[1]?.body)
})

test('a 401 clears the token and the admin id of its area, and is still thrown', async () => {
  vi.stubGlobal('fetch', answers(401, refused))
  await expect(officeCall(reverifyStaff, {})).rejects.toMatchObject({ status: 401, code: 'not_signed_in' })
  expect(getOfficeSession()).toMatchObject({ a_atkn: null, adminId: null, p_atkn: 'partner-token' })
})

test('a 401 of a partner clears the partner token alone', async () => {
  vi.stubGlobal('location', { pathname: '/partner' })
  vi.stubGlobal('fetch', answers(401, refused))
  await expect(officeCall(getPartnerRevenue, {})).rejects.toMatchObject({ status: 401 })
  expect(getOfficeSession()).toMatchObject({ a_atkn: 'staff-token', adminId: '7', p_atkn: null })
})

test('a 401 of staff who looked in leads back to where they came from', async () => {
  const assign = vi.fn<(path: string) => void>()
  vi.stubGlobal('location', { pathname: '/partner', assign })
  setOfficeSession({ p_atkn: 'm_look' })
  vi.stubGlobal('fetch', answers(401, refused))
  await expect(officeCall(getPartnerRevenue, {})).rejects.toMatchObject({ status: 401 })
  expect(assign).toHaveBeenCalledWith(AFTER_LOOK)
})

test('a 401 for a token that has been replaced meanwhile leaves the new one', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => {
      setOfficeSession({ a_atkn: 'newer' })
      return new Response(JSON.stringify(refused), { status: 401 })
    }),
  )
  await expect(officeCall(reverifyStaff, {})).rejects.toMatchObject({ status: 401 })
  expect(getOfficeSession().a_atkn).toBe('newer')
})

test.each([
  [
    'no connection',
    vi.fn<typeof fetch>(async () => await Promise.reject(new TypeError('failed'))),
    0,
    /No answer from the server/,
  ],
  ['a proxy that answers in HTML', answers(502, '<html>'), 0, /No answer from the server/],
  ['a failure without words', answers(500, '{}'), 500, /^An error occurred$/],
  [
    'a failure with words',
    answers(403, { ...refused, code: 'not_permitted', message: 'Your role may not do this' }),
    403,
    /^Your role may not do this$/,
  ],
])('%s is told in words', async (_, fetched, status, message) => {
  vi.stubGlobal('fetch', fetched)
  await expect(officeCall(reverifyStaff, {})).rejects.toMatchObject({
    status,
    message: expect.stringMatching(message),
  })
  expect(getOfficeSession().a_atkn).toBe('staff-token')
})

test('a form of files goes out as it is', async () => {
  const fetched = answers(200, { success: true })
  vi.stubGlobal('fetch', fetched)
  const form = new FormData()
  await officeUpload(signOutStaff, {}, form)
  const [, request] = fetched.mock.calls[0] ?? []
  expect(request?.body).toBe(form)
  expect(request?.headers).not.toHaveProperty('content-type')
})

test('a file comes as it is', async () => {
  vi.stubGlobal('fetch', answers(200, 'id,name'))
  expect(await (await officeFile(exportCreditCards, {})).text()).toBe('id,name')
})

test('what needs a fresh second factor asks for one, and is then sent again as it was', async () => {
  const needed = { ...refused, code: 'step_up_required', message: 'Confirm this' }
  const fetched = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response(JSON.stringify(needed), { status: 403 }))
    .mockResolvedValueOnce(new Response(JSON.stringify({ success: true, message: 'User disabled' })))
  vi.stubGlobal('fetch', fetched)
  const stop = answerStepUp(true)
  const body = { staff_id: 7, disabled: 1 } as const
  expect(await officeCall(disableStaff, { body })).toEqual({ success: true, message: 'User disabled' })
  expect(fetched.mock.calls.map(([, request]) => request?.body)).toEqual([
    JSON.stringify(body),
    JSON.stringify(body),
  ])
  stop()
})

test('a question that is closed leaves the failure, and nothing is sent again', async () => {
  const needed = { ...refused, code: 'step_up_required', message: 'Confirm this' }
  const fetched = answers(403, needed)
  vi.stubGlobal('fetch', fetched)
  const stop = answerStepUp(false)
  await expect(officeCall(disableStaff, { body: { staff_id: 7, disabled: 1 } })).rejects.toMatchObject({
    message: 'Confirm this',
  })
  expect(fetched).toHaveBeenCalledTimes(1)
  stop()
})
