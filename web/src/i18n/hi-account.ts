import { applications } from './hi/applications.ts'
import { consents } from './hi/consents.ts'
import { creditCards } from './hi/credit-cards.ts'
import { details } from './hi/details.ts'
import { keyFacts } from './hi/key-facts.ts'
import { offers } from './hi/offers.ts'

/** The Hindi texts of the signed-in pages. */
export const hiAccount = { ...details, ...offers, ...keyFacts, ...applications, ...consents, ...creditCards }
