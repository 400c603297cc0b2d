import type { ApprovalLimitName } from '@marketplace/contract/office/approvals'
import type { Database } from '../db/database.ts'
import { getLimit } from './limits.queries.ts'

/** Whether an act over this many rupees needs a second person: from its limit on. */
export const needsSecondPerson = async (
  db: Database,
  act: Exclude<ApprovalLimitName, 'lapse_days'>,
  rupees: number,
): Promise<boolean> => rupees >= (await getLimit(db, act))
