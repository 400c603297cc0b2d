import { staffPages } from '@marketplace/contract/office/staff-pages'
import { expect, test } from 'vitest'
import { accessTo, arrivalOf, menuFor } from '../../office/session/office-area.ts'
import type { OfficeSession } from '../../office/session/office-session.ts'
import { encodeRole } from '../../office/session/role-code.ts'
import { adminArea } from './admin-area.ts'

const as = (role: 1 | 2 | 3): OfficeSession => ({
  a_atkn: 'a_token',
  adminId: '1',
  roleId: encodeRole(role),
  p_atkn: null,
  partnerId: null,
  merchantId: null,
  isPartner: null,
  partnerRole: null,
})

/** The table of section 6. */
const table: Readonly<Record<string, readonly (1 | 2 | 3)[]>> = {
  dashboard: [1, 2],
  'mis-upload': [1],
  'vendors-on-off': [1],
  lenders: [1],
  'customer-eligibility': [1],
  'csr-portal': [1, 2, 3],
  'internal-report': [1, 2],
  'customer-info-deletion': [1],
  'customers-journey': [1, 2],
  'user-management': [1],
  'commission-upload-file': [1],
  'application-status-file': [1, 2],
  'merchant-management': [1],
  'tracking-links': [1],
  'credit-cards': [1],
  partners: [1],
  messaging: [1],
  telecalling: [1, 3],
}
const roles = [1, 2, 3] as const
const cells = Object.entries(table).flatMap(([page, allowed]) =>
  roles.map((role) => [page, role, allowed.includes(role)] as const),
)

test('the role table is that of section 6', () => {
  expect(staffPages).toMatchObject(table)
})

test.each(cells)('/admin/%s as role %i: %s', (page, role, isAllowed) => {
  const access = accessTo(adminArea, as(role), `/admin/${page}`)
  expect(access === 'closed').toBe(!isAllowed)
})

test('a path below a page is closed with it', () => {
  expect(accessTo(adminArea, as(2), '/admin/lenders/7')).toBe('closed')
  expect(accessTo(adminArea, as(1), '/admin/lenders/7')).toBe('open')
  expect(accessTo(adminArea, as(2), '/admin/partners/7/deeper')).toBe('closed')
  expect(accessTo(adminArea, as(1), '/admin/no-such-report')).toBe('unknown')
  expect(accessTo(adminArea, as(1), '/admin/constructor')).toBe('unknown')
})

test('each role arrives at a page that it may open, and its menu holds no other', () => {
  expect(roles.map((role) => arrivalOf(adminArea, as(role)))).toEqual([
    '/admin/dashboard',
    '/admin/dashboard',
    '/admin/csr-portal',
  ])
  for (const role of roles) {
    const pages = menuFor(adminArea, as(role)).flatMap((group) => group.pages)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.map(({ paths }) => accessTo(adminArea, as(role), paths[0] ?? ''))).toEqual(
      pages.map(() => 'open'),
    )
  }
})
