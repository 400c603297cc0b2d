import { expect, it } from 'vitest'
import type { LenderStatus } from '@marketplace/contract/loans/applications'
import { actOf, cardWordsOf } from './card-words.ts'

const at = (status: LenderStatus, changes: object = {}) =>
  ({ status, integration: 'api', lender_page: null, handoff_url: null, ...changes }) as const
const site = { integration: 'redirect', handoff_url: 'https://lender.example/go' }

it.each([
  [at('SENT'), 'SENT'],
  [at('SENT', { lender_page: 'kadamba-bank' }), 'OWN_PAGE'],
  [at('SENT', site), 'REDIRECTED'],
  [at('DOCS_PENDING', { lender_page: 'kadamba-bank' }), 'DOCS_PENDING'],
  [at('CLAWED_BACK'), 'DISBURSED'],
])('%j is told as %s', (application, words) => {
  expect(cardWordsOf(application)).toBe(words)
})

it.each([
  [at('SENT'), null],
  [at('SENT', { lender_page: 'kadamba-bank' }), 'own_page'],
  [at('DOCS_PENDING', { lender_page: 'kadamba-bank' }), 'own_page'],
  [at('DOCS_PENDING'), null],
  [at('UNDER_PROCESS', { lender_page: 'kadamba-bank' }), null],
  [at('SENT', site), 'site'],
  [at('SENT', { integration: 'redirect' }), null],
  [at('SEND_FAILED'), 'again'],
  [at('SANCTIONED'), null],
])('%j: what is pressed is %s', (application, act) => {
  expect(actOf(application)).toBe(act)
})
