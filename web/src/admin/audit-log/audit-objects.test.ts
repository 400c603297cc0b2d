import { staffPages } from '@marketplace/contract/office/staff-pages'
import { expect, test } from 'vitest'
import { actionText, objectChoices, objectLabel, objectPath } from './audit-objects.ts'

test.each([
  ['lender', '7', 'Shakti', '/admin/lenders/7'],
  ['partner', 'a/b', null, '/admin/partners/a%2Fb'],
  ['staff', '3', 'asha.rao', '/admin/user-management?q=asha.rao'],
  ['staff', 'unknown', null, null],
  ['customer', '7', null, null],
  ['constructor', '7', null, null],
  ['something_new', '7', 'x', null],
])('%s %s leads to its page', (kind, id, name, path) => {
  expect(objectPath(kind, id, name)).toBe(path)
})

test('every path leads to a page that there is', () => {
  const pages = objectChoices.flatMap(({ value }) => objectPath(value, '1', 'x')?.split(/[/?]/)[2] ?? [])
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((page) => !Object.hasOwn(staffPages, page))).toEqual([])
})

test('kinds and acts in words', () => {
  expect(objectLabel('credit_card')).toBe('Credit card')
  expect(objectLabel('something_new')).toBe('something new')
  expect(actionText('lender_group.created')).toBe('Lender group: created')
  expect(actionText('staff.sign_in_refused')).toBe('Staff: sign in refused')
  expect(actionText('partner.utm')).toBe('Partner: tracking id changed')
  expect(actionText('credit_card.create')).toBe('Credit card: created')
})
