import type { OfficeAreaName } from '@marketplace/contract/office/office-bootstrap'

/** "The first path segment 'admin' means the admin area and 'partner' the partner area" (section 2). */
export const officeAreaHere = (): OfficeAreaName =>
  /^\/admin(?:\/|$)/.test(location.pathname) ? 'admin' : 'partner'
