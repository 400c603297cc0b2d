/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  addStaffRow,
  findActiveStaff,
  listAdministrators,
  listEnabledDemoStaff,
  listOwners,
  listStaffNames,
  listWorkingStaff,
} from './staff.queries.ts'
