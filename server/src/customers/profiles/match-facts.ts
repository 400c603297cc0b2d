import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../../reference/services.ts'
import { openSealed } from './open-profile.ts'
import { findMatchFactsRow, type MatchFactsRow } from './profiles.queries.ts'

/** What matching reads of a customer; `birth_date` in clear as YYYY-MM-DD, money in whole rupees. Never an answer. */
export type MatchFacts = Omit<MatchFactsRow, 'birth_date'> & { birth_date: string | null }

/** One read of what offers need of a customer. @throws Problem not_found. */
export const getMatchFacts = async (
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  userId: string,
): Promise<MatchFacts> => {
  const row = await findMatchFactsRow(db, userId)
  if (row === null) throw new Problem('not_found')
  return { ...row, birth_date: await openSealed(vault, 'birth_date', userId, row.birth_date) }
}
