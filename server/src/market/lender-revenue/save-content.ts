import type { RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { fieldsOf } from '@marketplace/contract/market/rule-on'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { addRule, changeRule, saveRuleVersion, type NewVersion } from './lender-revenue.queries.ts'

/** Who changes a rule, from where. */
export interface Changer {
  actor: Staff
  ip: string
}

/** A content with the day that it begins on. */
interface DatedContent {
  content: RevenueRuleFields
  day: string
}

/** Begins at once where its day is today, else with the day in India. */
export const saveContent = (
  tx: Database,
  { actor }: Changer,
  version: Pick<NewVersion, 'id' | 'version' | 'content'> & { day: string },
  now: Date,
): Promise<void> => {
  const { day, ...saved } = version
  return saveRuleVersion(tx, {
    ...saved,
    content: fieldsOf(saved.content),
    valid_from: day === dayInIndia(now) ? now : new Date(`${day}T00:00:00+05:30`),
    staff_id: actor.staff_id,
    set_by: actor.username,
    set_at: now,
  })
}

/** Adds a rule at the end with its contents, each from its day. @returns its id. */
export const addRuleFrom = async (
  tx: Database,
  changer: Changer,
  lender_id: number,
  [first, ...later]: readonly [DatedContent, ...DatedContent[]],
  now: Date,
): Promise<number> => {
  const { id, version } = await addRule(tx, lender_id, first.content)
  await saveContent(tx, changer, { id, version, ...first }, now)
  for (const one of later) {
    const next = await changeRule(tx, id, one.content)
    await saveContent(tx, changer, { id, version: next.version, ...one }, now)
  }
  return id
}
