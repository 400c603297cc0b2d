import { applications } from './en/applications.ts'
import { consents } from './en/consents.ts'
import { creditCards } from './en/credit-cards.ts'
import { details } from './en/details.ts'
import { keyFacts } from './en/key-facts.ts'
import { offers } from './en/offers.ts'

/** The English texts of the signed-in pages. */
export const enAccount = { ...details, ...offers, ...keyFacts, ...applications, ...consents, ...creditCards }
