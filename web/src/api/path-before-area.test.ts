import { expect, test } from 'vitest'
import { pathBeforeArea, pathInArea } from './path-before-area.ts'

test.each([
  ['/partner', '', '/partner'],
  ['/partner/customers', '', '/partner/customers'],
  ['/gomti/partner', '/gomti', '/partner'],
  ['/gomti/partner/', '/gomti', '/partner/'],
  ['/gomti/partner/statements/7', '/gomti', '/partner/statements/7'],
  ['/gomti/partners', '', '/gomti/partners'],
  ['/partner/partner/x', '', '/partner/partner/x'],
  ['/admin/partner/login', '', '/admin/partner/login'],
  ['/admin/partners/7', '', '/admin/partners/7'],
  ['/administration/partner', '/administration', '/partner'],
])('%s', (pathname, before, inArea) => {
  expect(pathBeforeArea(pathname)).toBe(before)
  expect(pathInArea(pathname)).toBe(inArea)
})
