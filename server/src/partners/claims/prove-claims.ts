import { productTypes } from '@marketplace/contract/reference/products'
import type { Database } from '../../platform/db/database.ts'
import { maskContact } from '../../platform/personal-data/mask-contact.ts'
import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { claimHash } from './claim-hash.ts'
import { proveClaimsOf } from './lead-claims.queries.ts'

/** A number has proved a passcode: whoever claimed it in the 72 hours before has kept their word. In the caller's transaction. */
export const proveClaims = (
  { vault }: Pick<Services, 'vault'>,
  tx: Database,
  { mobile, user_id }: { mobile: string; user_id: string },
  now: Date,
): Promise<number> => {
  const hashes = productTypes.map((product) => claimHash(vault, mobile, product))
  return asOffice(tx, (office) =>
    proveClaimsOf(office, hashes, { user_id, masked_contact: maskContact(mobile), now }),
  )
}
