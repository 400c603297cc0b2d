import { applications } from './en/applications.ts'
import { consents } from './en/consents.ts'
import { details } from './en/details.ts'
import { handOver } from './en/hand-over.ts'
import { keyFacts } from './en/key-facts.ts'
import { merchant } from './en/merchant.ts'
import { offers } from './en/offers.ts'
import { welcome } from './en/welcome.ts'

/** The English texts of the signed-in pages. */
export const enAccount = {
  ...details,
  ...offers,
  ...keyFacts,
  ...applications,
  ...consents,
  ...handOver,
  ...merchant,
  ...welcome,
}
