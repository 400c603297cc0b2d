import { expect, test } from 'vitest'
import { pageKind } from './page-kind.ts'

test.each([
  ['/', { kind: 'rendered', path: '/' }],
  ['/products', { kind: 'rendered', path: '/products' }],
  ['/products/', { kind: 'rendered', path: '/products' }],
  ['/calculators', { kind: 'rendered', path: '/calculators' }],
  ['/calculators/emi', { kind: 'calculator', path: '/calculators/emi', name: 'emi' }],
  ['/calculators/gold-value/', { kind: 'calculator', path: '/calculators/gold-value', name: 'gold-value' }],
  ['/calculators/tax', { kind: 'absent' }],
  ['/merchant', { kind: 'rendered', path: '/merchant' }],
  ['/merchant/success', { kind: 'rendered', path: '/merchant/success' }],
  ['/merchant/betwa', { kind: 'rendered', path: '/merchant/:partner_name' }],
  ['/merchant/%E0%A4%AC/', { kind: 'rendered', path: '/merchant/:partner_name' }],
  ['/merchant/a/b', { kind: 'absent' }],
  ['/transfer/x', { kind: 'rendered', path: '/transfer/:prospectId' }],
  ['/transfer', { kind: 'absent' }],
  ['/auth', { kind: 'rendered', path: '/auth' }],
  ['/social-media-onboarding', { kind: 'rendered', path: '/social-media-onboarding' }],
  ['/user', { kind: 'shell' }],
  ['/user/', { kind: 'shell' }],
  ['/users', { kind: 'segment', segment: 'users' }],
  ['/user/offers', { kind: 'shell' }],
  ['/user/lenders-transaction/sahyadri', { kind: 'shell' }],
  ['/dev/outbox', { kind: 'shell' }],
  ['/diwali-offer', { kind: 'segment', segment: 'diwali-offer' }],
  ['/admin', { kind: 'office', area: 'admin', partner: null }],
  ['/admin/lenders/7', { kind: 'office', area: 'admin', partner: null }],
  ['/administration', { kind: 'segment', segment: 'administration' }],
  ['/partner/login', { kind: 'office', area: 'partner', partner: null }],
  ['/partner', { kind: 'office', area: 'partner', partner: null }],
  ['/nimbupay/partner/login', { kind: 'office', area: 'partner', partner: 'nimbupay' }],
  ['/nimbupay/partner/login/', { kind: 'office', area: 'partner', partner: 'nimbupay' }],
  ['/nimbupay/partner', { kind: 'office', area: 'partner', partner: 'nimbupay' }],
  ['/nimbupay/partner/', { kind: 'office', area: 'partner', partner: 'nimbupay' }],
  ['/nimbupay/partner/statements/7', { kind: 'office', area: 'partner', partner: 'nimbupay' }],
  ['/nimbupay/partners', { kind: 'absent' }],
  ['/user/partner/login', { kind: 'shell' }],
  ['/assets/partner/login', { kind: 'absent' }],
  ['/Nimbu/partner/login', { kind: 'absent' }],
  ['/api', { kind: 'absent' }],
  ['/Diwali', { kind: 'absent' }],
  ['/a/b', { kind: 'absent' }],
  [`/${'a'.repeat(65)}`, { kind: 'absent' }],
  ['/%2e%2e', { kind: 'absent' }],
])('%s', (path, expected) => {
  expect(pageKind(path, true)).toEqual(expected)
})

test('the outbox is a page of the demo alone', () => {
  expect(pageKind('/dev/outbox', false)).toEqual({ kind: 'absent' })
})
