import { expect, test } from 'vitest'
import { opensPage, pageRoles, roleOfSession } from './page-roles.ts'
import { partnerPages } from '../area/pages.ts'

test('every page has its roles, and an owner opens each', () => {
  const pages = [...new Set(partnerPages.map(({ page }) => page))]
  expect(Object.keys(pageRoles).toSorted()).toEqual(pages.toSorted())
  expect(pages.filter((page) => !opensPage('owner', page))).toEqual([])
})

test.each([
  ['sales', 'customers', true],
  ['sales', 'statements', false],
  ['sales', 'team', false],
  ['accounts', 'statements', true],
  ['accounts', 'kyc', true],
  ['accounts', 'customers', false],
  ['accounts', 'agreement', false],
  ['owner', 'a page that is not there', false],
] as const)('%s, %s: %s', (role, page, opens) => {
  expect(opensPage(role, page)).toBe(opens)
})

test.each([
  ['sales', 'sales'],
  [null, 'owner'],
  ['emperor', 'owner'],
] as const)('a session that keeps %j is one of %s', (kept, role) => {
  expect(roleOfSession(kept)).toBe(role)
})
