import { termsWithSoftQuestions } from '@marketplace/contract/customers/consents'
import type { Database } from '../../platform/db/database.ts'
import { findSoftQuestionState } from './consents.queries.ts'

/**
 * Whether lenders may be asked, without a name, what they would lend to a customer: with a consent of that purpose in force,
 * or by earlier words of `terms`, which said so, until the customer decides on it by itself.
 */
export const maySoftAsk = async (db: Database, userId: string): Promise<boolean> => {
  const { agreed, decided, by_terms } = await findSoftQuestionState(db, userId, termsWithSoftQuestions)
  return agreed || (by_terms && !decided)
}
