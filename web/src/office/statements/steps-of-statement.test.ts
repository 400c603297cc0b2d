import type { StatementState } from '@marketplace/contract/money/partner-statements'
import { expect, test } from 'vitest'
import { stepsOfStatement } from './steps-of-statement.ts'

// The evening of the 1st in UTC is the 2nd in India.
const drafted = { drafted_at: '2026-11-01T20:00:00.000Z' }
const none = { shown_at: null, approved_at: null, paid_day: null, cancelled_at: null }
const shown = { ...none, ...drafted, shown_at: '2026-11-18T06:00:00.000Z' }
const approved = { ...shown, approved_at: '2026-11-26T06:00:00.000Z' }

test.each<[StatementState, Parameters<typeof stepsOfStatement>[0], string]>([
  [
    'DRAFT',
    { state: 'DRAFT', ...none, ...drafted },
    'Draft 02/11/2026 now | Shown ahead | Approved ahead | Paid ahead',
  ],
  [
    'SHOWN',
    { state: 'SHOWN', ...shown },
    'Draft 02/11/2026 done | Shown 18/11/2026 now | Approved ahead | Paid ahead',
  ],
  [
    'APPROVED',
    { state: 'APPROVED', ...approved },
    'Draft 02/11/2026 done | Shown 18/11/2026 done | Approved 26/11/2026 now | Paid ahead',
  ],
  [
    'FAILED',
    { state: 'FAILED', ...approved },
    'Draft 02/11/2026 done | Shown 18/11/2026 done | Approved 26/11/2026 done | Payment failed stopped',
  ],
  [
    'PAID',
    { state: 'PAID', ...approved, paid_day: '2026-11-30' },
    'Draft 02/11/2026 done | Shown 18/11/2026 done | Approved 26/11/2026 done | Paid 30/11/2026 done',
  ],
  [
    'CANCELLED',
    { state: 'CANCELLED', ...shown, cancelled_at: '2026-11-20T06:00:00.000Z' },
    'Draft 02/11/2026 done | Shown 18/11/2026 done | Cancelled 20/11/2026 stopped',
  ],
])('%s', (_, statement, text) => {
  const steps = stepsOfStatement(statement)
  expect(
    steps
      .map(({ title, day, state }) => [title, day, state].filter((part) => part !== null).join(' '))
      .join(' | '),
  ).toBe(text)
})
