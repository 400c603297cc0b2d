import { expect, it } from 'vitest'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { echoText } from '../../../testing/echo-text.ts'
import { turnBadge } from './turn-badge.ts'

const at = (status: LenderStatus, changes: object = {}) =>
  ({
    status,
    integration: 'api',
    lender_page: null,
    updated_at: '2026-11-20T12:00:00.000Z',
    ...changes,
  }) as const

it.each([
  [at('DOCS_PENDING'), '2026-11-21T12:00:00.000Z', 'warn', 'applications.actor.you'],
  // Never "sent" beside "your turn".
  [at('SENT', { lender_page: 'kadamba-bank' }), '2026-11-21T12:00:00.000Z', 'warn', 'applications.actor.you'],
  [at('QUEUED'), '2026-11-21T12:00:00.000Z', 'info', 'applications.actor.us'],
  [at('APPROVED'), '2026-11-21T12:00:00.000Z', 'good', 'applications.approved'],
  [at('SENT'), '2026-11-21T12:00:00.000Z', 'info', 'applications.day_of {"day":2,"days":7}'],
  [at('UNDER_PROCESS'), '2026-12-21T12:00:00.000Z', 'warn', 'applications.days_over {"days":7}'],
])('%j at %s: %s, %s', (application, now, tone, words) => {
  expect(turnBadge(application, echoText, new Date(now))).toEqual({ tone, words })
})
