import { applications } from './hi/applications.ts'
import { consents } from './hi/consents.ts'
import { details } from './hi/details.ts'
import { insurance } from './hi/insurance.ts'
import { keyFacts } from './hi/key-facts.ts'
import { offers } from './hi/offers.ts'
import { vouchers } from './hi/vouchers.ts'

/** The Hindi texts of the signed-in pages. */
export const hiAccount = {
  ...details,
  ...offers,
  ...keyFacts,
  ...applications,
  ...consents,
  ...insurance,
  ...vouchers,
}
