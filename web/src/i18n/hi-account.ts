import { applications } from './hi/applications.ts'
import { consents } from './hi/consents.ts'
import { details } from './hi/details.ts'
import { handOver } from './hi/hand-over.ts'
import { keyFacts } from './hi/key-facts.ts'
import { merchant } from './hi/merchant.ts'
import { offers } from './hi/offers.ts'
import { welcome } from './hi/welcome.ts'

/** The Hindi texts of the signed-in pages. */
export const hiAccount = {
  ...details,
  ...offers,
  ...keyFacts,
  ...applications,
  ...consents,
  ...handOver,
  ...merchant,
  ...welcome,
}
