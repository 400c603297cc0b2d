import { expect, test } from 'vitest'
import { nextStep } from './next-step.ts'

type Facts = Parameters<typeof nextStep>[0]
const none: Facts = { complaints: [], help_requests: [], applications: [], references: [], pl_completed: 1 }
const complaint = (number: string, due_at: string, is_overdue: 0 | 1 = 0) =>
  ({ number, status: 'open', due_at, days_left: 12, is_overdue }) as Facts['complaints'][number]
const lender = (status: string, note: string | null) =>
  ({
    lender_name: 'Sahyadri Bank',
    status,
    timeline: [{ status, note }],
  }) as unknown as Facts['applications'][number]['lenders'][number]
const applied = (status: string, note: string | null) =>
  [{ lenders: [lender(status, note)] }] as unknown as Facts['applications']
const help = { kind: 'help_request', id: '3182', at: '', detail: 'My account' } as Facts['references'][number]

test.each<[string, Partial<Facts>, string | null]>([
  ['nothing', {}, null],
  [
    'the complaint that is due first',
    { complaints: [complaint('C-2', '2026-12-20'), complaint('C-1', '2026-12-10')], references: [help] },
    'Answer C-1',
  ],
  [
    'a help request before papers',
    { references: [help], applications: applied('DOCS_PENDING', null) },
    'Answer H-3182',
  ],
  ['papers', { applications: applied('DOCS_PENDING', 'Three salary slips') }, 'Papers for Sahyadri Bank'],
  ['what was not sent', { applications: applied('SEND_FAILED', null) }, 'Not sent to Sahyadri Bank'],
  ['details', { pl_completed: 0 }, 'The details are not complete'],
  ['nothing of who is with a lender', { pl_completed: 0, applications: applied('DISBURSED', null) }, null],
])('%s', (_what, facts, title) => {
  expect(nextStep({ ...none, ...facts })?.title ?? null).toBe(title)
})

test('says what the lender asked, and that a complaint is overdue', () => {
  expect(nextStep({ ...none, applications: applied('DOCS_PENDING', 'Three salary slips') })?.text).toBe(
    'Three salary slips',
  )
  expect(nextStep({ ...none, complaints: [complaint('C-1', '2026-12-10', 1)] })?.text).toContain('overdue')
})
