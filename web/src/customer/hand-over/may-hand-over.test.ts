import { loanProducts, productJourneys } from '@marketplace/contract/reference/product-journeys'
import { expect, test } from 'vitest'
import { mayHandOver } from './may-hand-over.ts'

test.each([
  ['/user/user-detail', 't', true],
  ['/user/user-detail/gold-loan', 't', true],
  ['/user/business-detail', 't', true],
  ['/user/offers', 't', false],
  ['/user/user-detail', null, false],
])('%s with token %s: %s', (path, token, offered) => {
  expect(mayHandOver({ area: 'account', paths: [path] }, token)).toBe(offered)
  expect(mayHandOver({ area: 'public', paths: [path] }, token)).toBe(false)
})

test.each(loanProducts)('the details of %s may go on elsewhere, its offers not', (product) => {
  const { detail, offers } = productJourneys[product]
  expect(mayHandOver({ area: 'account', paths: [detail] }, 't')).toBe(true)
  expect(mayHandOver({ area: 'account', paths: [offers] }, 't')).toBe(false)
})
