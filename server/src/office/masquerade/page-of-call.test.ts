import { expect, it } from 'vitest'
import { pageOfCall } from './page-of-call.ts'

it.each([
  ['/api/partner/home', {}, 'home'],
  ['/api/partner/statements', {}, 'statements'],
  ['/api/partner/statements/:statementId', { statementId: '12' }, 'statements/12'],
  ['/api/partner/statements/:statementId/lines', { statementId: '12' }, 'statements/12'],
  ['/api/partner/statements/:statementId', { statementId: '../x' }, 'statements'],
  ['/api/partner/statements/:statementId', { statementId: 'a'.repeat(41) }, 'statements'],
  ['/api/partner/statements/:statementId', null, 'statements'],
  ['/api/partner/account-access/settings', {}, 'account-access'],
  ['/api/hand-over/from-partner', {}, 'hand-over'],
])('%s %j → %s', (path, params, page) => {
  expect(pageOfCall(path, params)).toBe(page)
})
