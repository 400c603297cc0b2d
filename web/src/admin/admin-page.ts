import type { StaffPage } from '@marketplace/contract/staff-pages'
import type { OfficePage } from '../office/office-area.ts'

/** A page of the staff area; who may open it stands in contract/src/staff-pages.ts under `page`. */
export interface AdminPage extends OfficePage {
  page: StaffPage
}
