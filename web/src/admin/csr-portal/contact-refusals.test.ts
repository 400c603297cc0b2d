import { expect, test } from 'vitest'
import { contactRefusal, contactTitle } from './contact-refusals.ts'

test.each([
  [{ channel: 'call', purpose: 'application_service' }, 'Call on the application'],
  [{ channel: 'sms', purpose: 'offer_promotion' }, 'SMS about offers'],
  [{ channel: 'email', purpose: 'help_reply' }, 'E-mail help reply'],
] as const)('%j', (ask, title) => {
  expect(contactTitle(ask)).toBe(title)
})

test('why not, and from when', () => {
  expect(contactRefusal({ reasons: [], next_allowed_at: null })).toBe('')
  expect(contactRefusal({ reasons: ['no_consent', 'open_complaint'], next_allowed_at: null })).toBe(
    'not agreed to, a complaint is open',
  )
  expect(contactRefusal({ reasons: ['quiet_hours'], next_allowed_at: '2026-11-21T04:00:00.000Z' })).toBe(
    'not at this hour, from 21/11/2026, 09:30',
  )
})
