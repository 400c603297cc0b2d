import { expect, it } from 'vitest'
import { kindOf, purposeOf, stoppableTemplates } from './template-uses.ts'

it.each([
  ['passcode', 'promotional', 'essential'],
  ['complaint_answered', null, 'essential'],
  ['application_update', null, 'service'],
  ['application_update', 'service', 'service'],
  ['application_update', 'transactional', 'transactional'],
  ['application_update', 'promotional', 'promotional'],
] as const)('%s registered as %s is %s', (template, registered, kind) => {
  expect(kindOf(template, registered)).toBe(kind)
})

it.each([
  ['complaint_received', 'complaint_reply'],
  ['resume_link', 'reminder'],
  ['application_update', 'application_service'],
] as const)('%s is for %s', (template, purpose) => {
  expect(purposeOf(template)).toBe(purpose)
})

it('stops what is not essential alone', () => {
  expect(stoppableTemplates(null)).toEqual(['application_update', 'resume_link'])
  expect(stoppableTemplates('reminder')).toEqual(['resume_link'])
  expect(stoppableTemplates('complaint_reply')).toEqual([])
})
