import type { Profile } from '@marketplace/contract/customers/profiles'
import { exampleProfile } from '../../../testing/example-profile.ts'
import { valuesOf, type DetailValues } from '../detail-values.ts'

/** What stands in the form of such a customer. */
export const exampleValues = (
  typed: Partial<DetailValues> = {},
  facts: Partial<Profile> = {},
): DetailValues => ({
  ...valuesOf(exampleProfile(facts)),
  ...typed,
})
