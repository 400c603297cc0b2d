import { expect, test } from 'vitest'
import { paramsOf } from './path-params.ts'

test.each([
  ['/', '/', {}],
  ['/help', '/help', {}],
  ['/help', '/help/', {}],
  ['/help', '/Help', {}],
  ['/help', '/helps', null],
  ['/help', '/help/me', null],
  ['/help', '/', null],
  ['/user/key-facts/:lenderId', '/user/key-facts/7', { lenderId: '7' }],
  ['/user/key-facts/:lenderId', '/user/key-facts', null],
  ['/user/key-facts/:lenderId', '/user/key-facts/', null],
  ['/a/:one/b/:two', '/a/x/b/y', { one: 'x', two: 'y' }],
  ['/a/:one/b/:two', '/a//b/y', null],
  ['/merchant/:partner_name', '/merchant/Gomti%20%26%20Sons', { partner_name: 'Gomti & Sons' }],
  ['/merchant/:partner_name', '/merchant/a%2Fb', { partner_name: 'a/b' }],
  ['/merchant/:partner_name', '/merchant/50%', { partner_name: '50%' }],
])('%s takes %s as %j', (pattern, path, params) => {
  expect(paramsOf(pattern, path)).toEqual(params)
})
