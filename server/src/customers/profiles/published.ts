/** What other areas may use of the tables of this folder (docs/decisions/044). */
export {
  type ActiveProfileRow,
  type Activity,
  countActiveProfiles,
  listActiveProfiles,
} from './active-profiles.queries.ts'
export {
  type AddresseeRow,
  type AudienceAsk,
  type AudienceRow,
  countAudience,
  holdAddressees,
  holdAudience,
  listAddressees,
} from './campaign-audience.queries.ts'
export { findLastDetails, type LastDetails } from './customer-products.queries.ts'
export {
  contactConstraints,
  type CustomerContacts,
  findCustomerContacts,
  findReach,
  listCustomerContacts,
  listCustomersByMobile,
  setCustomerLanguage,
  setEmail,
  setMobile,
  takeCustomerByEmail,
  takeCustomerByMobile,
} from './customers.queries.ts'
export {
  findCustomerTimes,
  holdCustomer,
  listOthersContacts,
  lockForErasure,
} from './erase-customer.queries.ts'
export {
  type CustomerKey,
  type FoundCustomerRow,
  listAndCountFoundCustomers,
  listFoundCustomers,
} from './find-customers.queries.ts'
export { listSilentCustomers, lockSilentCustomer, type SilentCustomer } from './silent-customers.queries.ts'
export { findProfileRow } from './profiles.queries.ts'
