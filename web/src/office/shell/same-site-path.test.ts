import { expect, test } from 'vitest'
import { sameSitePath } from './same-site-path.ts'

test.each([
  ['/admin', '/admin'],
  ['/admin/lenders?status=1#top', '/admin/lenders?status=1#top'],
  ['/admin/lenders/../partners', '/admin/partners'],
])('%s is followed', (callback, path) => {
  expect(sameSitePath(callback, '/admin')).toBe(path)
})

test.each([
  null,
  '',
  'admin/lenders',
  '//evil.example/admin',
  String.raw`/\evil.example/admin`,
  String.raw`\\evil.example/admin`,
  'https://evil.example/admin',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '/\t/evil.example/admin',
  '/\n/evil.example',
  '/admin/..//evil.example',
  '/admin/../..//evil.example/admin',
  '/administration',
  '/user/offers',
  '/partner',
  '/admin/../user',
  '/admin/%2e%2e/user',
])('%s is refused', (callback) => {
  expect(sameSitePath(callback, '/admin')).toBeNull()
})
