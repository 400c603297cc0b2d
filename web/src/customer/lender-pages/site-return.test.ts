import { expect, test } from 'vitest'
import { readReturn } from './site-return.ts'

test.each([
  ['', null],
  ['?utm_source=x', null],
  ['?state=s&outcome=done&at=1', null],
  ['?state=s&outcome=maybe&at=1&signature=f', null],
  ['?state=s&outcome=done&at=1&signature=f', { state: 's', outcome: 'done', at: '1', signature: 'f' }],
  [
    '?state=s&outcome=not_done&at=1&signature=f',
    { state: 's', outcome: 'not_done', at: '1', signature: 'f' },
  ],
])('%s', (search, given) => {
  expect(readReturn(search)).toEqual(given)
})
