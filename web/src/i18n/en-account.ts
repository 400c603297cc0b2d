import { applications } from './en/applications.ts'
import { consents } from './en/consents.ts'
import { details } from './en/details.ts'
import { insurance } from './en/insurance.ts'
import { keyFacts } from './en/key-facts.ts'
import { offers } from './en/offers.ts'
import { vouchers } from './en/vouchers.ts'

/** The English texts of the signed-in pages. */
export const enAccount = {
  ...details,
  ...offers,
  ...keyFacts,
  ...applications,
  ...consents,
  ...insurance,
  ...vouchers,
}
