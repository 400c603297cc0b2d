import type { StaffPage } from '@marketplace/contract/office/staff-pages'
import type { OfficePage } from '../../office/session/office-area.ts'

/** A page of the staff area; who may open it stands in contract/src/office/staff-pages.ts under `page`. */
export interface AdminPage extends OfficePage {
  page: StaffPage
}
