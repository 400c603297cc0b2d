import { expect, it } from 'vitest'
import { kindWords, limitText, whyText } from './approval-words.ts'

it.each([
  ['staff_administrator', 'asha', { act: 'add', role_id: 1 }, 'New administrator asha'],
  ['staff_administrator', 'asha', { act: 'raise', role_id: 2 }, 'Make asha an administrator'],
  ['staff_administrator', 'asha', { act: 'enable', role_id: 1 }, 'Enable administrator asha'],
  [
    'approval_limit',
    'statement',
    { before: 500_000, value: 600_000 },
    'Statements from: ₹5,00,000 → ₹6,00,000',
  ],
  ['approval_limit', 'lapse_days', { before: 7, value: 1 }, 'A request lapses after: 7 days → 1 day'],
  [
    'regulated_figure',
    'gst_percent',
    { value: 12, valid_from: '2027-04-01', source: 'Notification 1/2027' },
    'GST percent: 12\u00a0% from 01/04/2027',
  ],
  [
    'write_off',
    'October 2026 of Sahyadri_Bank',
    { amount: 12_500.5 },
    'Write off ₹12,500.50 of October 2026 of Sahyadri_Bank',
  ],
  [
    'partner_statement',
    'S-2026-10-0117',
    { commission: 6_24_275.5 },
    'Approve statement S-2026-10-0117: ₹6,24,275.50',
  ],
] as const)('%s of %s is called as it is', (kind, object_name, detail, title) => {
  expect(kindWords[kind].of({ object_name, detail }).title).toBe(title)
})

it('an effect names what comes', () => {
  expect(
    kindWords.approval_limit.of({ object_name: 'write_off', detail: { before: 1, value: 20_000 } }).effect,
  ).toBe('From ₹20,000 on a second person is needed.')
  expect(limitText('lapse_days', 2)).toBe('2 days')
})

it.each([
  [{ reason: 'She begins', detail: {} }, 'She begins'],
  [{ reason: null, detail: { source: 'The gazette' } }, 'The gazette'],
  [{ reason: null, detail: {} }, 'No reason was given'],
])('%j was asked for why', (request, text) => {
  expect(whyText(request)).toBe(text)
})
