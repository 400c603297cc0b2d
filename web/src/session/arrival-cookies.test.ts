import { expect, test } from 'vitest'
import { arrivalCookies } from './arrival-cookies.ts'

test.each<[string, string, string | null, [string, string][]]>([
  ['/', '', null, []],
  ['/products', '?partner=x', null, []],
  ['/diwali-offer', '', 'diwali-offer', [['url', '/diwali-offer']]],
  ['/', '?utm_source=sms&phone=9876543210', null, [['url', '/?utm_source=sms']]],
  [
    '/social-media-onboarding',
    '?lead=shop-7&qr=poster.2',
    null,
    [
      ['lead', 'shop-7'],
      ['qr', 'poster.2'],
      ['url', '/social-media-onboarding'],
    ],
  ],
  ['/', '?lead=%0d%0aset-cookie:x', null, []],
  ['/', `?lead=${'a'.repeat(65)}`, null, []],
  ['/', `?qr=q&utm_source=${'a'.repeat(250)}`, null, [['qr', 'q']]],
])('%s%s with segment %s', (pathname, search, url_segment, cookies) => {
  expect(arrivalCookies({ url_segment }, { pathname, search })).toEqual(cookies)
})
