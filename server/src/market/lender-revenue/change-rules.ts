import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderRevenueRule, RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { findOfficeLender } from '../lenders/office-lenders.queries.ts'
import type { Services } from '../services.ts'
import {
  addRule,
  changeRule,
  deleteRule,
  findRule,
  saveRuleVersion,
  listRevenueTypeRows,
  listRulesOf,
  lockRulesOf,
  setOrder,
} from './lender-revenue.queries.ts'

/** Who changes a rule, from where. */
export interface Changer {
  actor: Staff
  ip: string
}

const MOST_RULES = 100

type Changing = Pick<Services, 'db' | 'now'>

/** Opens the rules of a lender for one change. @throws Problem not_found for a lender that is not there. */
const openRules = async (tx: Database, lender_id: number): Promise<string> => {
  const lender = await findOfficeLender(tx, lender_id)
  if (lender === null) throw new Problem('not_found')
  await lockRulesOf(tx, lender_id)
  return lender.name
}

const checkType = async (tx: Database, { revenue_type_id }: RevenueRuleFields): Promise<void> => {
  const types = await listRevenueTypeRows(tx)
  if (types.some(({ id }) => id === revenue_type_id)) return
  throw new Problem('invalid_request', [{ field: 'revenue_type_id', key: 'revenue_type_required' }])
}

/** Acts on rules stand in the history of their lender, under the number of the rule. */
const note = (
  tx: Database,
  { actor, ip }: Changer,
  lender: { id: number; name: string },
  act: { action: `lender_revenue.${string}`; before?: Json; after?: Json },
  at: Date,
): Promise<void> =>
  recordEvent(
    tx,
    {
      auditActor: actor.auditActor,
      object_kind: 'lender',
      object_id: lender.id,
      object_name: lender.name,
      ip,
      ...act,
    },
    at,
  )

const contentOf = ({ lender_id: _lender, ...rule }: LenderRevenueRule): Json => rule

const isEqual = (rule: LenderRevenueRule, fields: RevenueRuleFields): boolean =>
  (Object.keys(fields) as (keyof RevenueRuleFields)[]).every((field) => rule[field] === fields[field])

/**
 * An equal rule is refused: a month that it takes is the other's, so it can only be the same request once more.
 * @throws Problem not_found (lender), invalid_request (revenue type), revenue_rule_exists, revenue_rules_full.
 */
export const createRule = (
  { db, now }: Changing,
  changer: Changer,
  { lender_id, ...fields }: RevenueRuleFields & { lender_id: number },
): Promise<LenderRevenueRule> =>
  db.transaction(async (tx) => {
    const name = await openRules(tx, lender_id)
    await checkType(tx, fields)
    const rules = await listRulesOf(tx, lender_id)
    if (rules.some((rule) => isEqual(rule, fields))) throw new Problem('revenue_rule_exists')
    if (rules.length >= MOST_RULES) throw new Problem('revenue_rules_full')
    const rule = await addRule(tx, lender_id, fields)
    await saveRuleVersion(tx, rule, changer.actor.staff_id, now())
    await note(
      tx,
      changer,
      { id: lender_id, name },
      { action: 'lender_revenue.created', after: contentOf(rule) },
      now(),
    )
    return rule
  })

/**
 * Gives a rule another content under its next version; the same content again changes nothing.
 * `seen` is the If-Match of the request: the tag of the version that the change was made from.
 * @throws Problem not_found (lender, or a rule that is not its own), conflict, invalid_request (revenue type).
 */
export const updateRule = (
  { db, now }: Changing,
  changer: Changer,
  { id, lender_id, ...fields }: RevenueRuleFields & { id: number; lender_id: number },
  seen: string | undefined,
): Promise<LenderRevenueRule> =>
  db.transaction(async (tx) => {
    const name = await openRules(tx, lender_id)
    const before = await findRule(tx, id)
    if (before === null || before.lender_id !== lender_id) throw new Problem('not_found')
    if (seen !== undefined && seen !== fieldTag(before.version)) throw new Problem('conflict', [], before)
    await checkType(tx, fields)
    const changed = (Object.keys(fields) as (keyof RevenueRuleFields)[]).filter(
      (field) => fields[field] !== before[field],
    )
    if (changed.length === 0) return before
    const rule = await changeRule(tx, id, fields)
    await saveRuleVersion(tx, rule, changer.actor.staff_id, now())
    const only = (of: LenderRevenueRule): Json => ({
      id,
      version: of.version,
      ...Object.fromEntries(changed.map((field) => [field, of[field]])),
    })
    await note(
      tx,
      changer,
      { id: lender_id, name },
      { action: 'lender_revenue.updated', before: only(before), after: only(rule) },
      now(),
    )
    return rule
  })

/** @throws Problem not_found (lender), revenue_order_stale where `ids` are not exactly the lender's rules. */
export const orderRules = (
  { db, now }: Changing,
  changer: Changer,
  lender_id: number,
  ids: readonly number[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const name = await openRules(tx, lender_id)
    const before = (await listRulesOf(tx, lender_id)).map(({ id }) => id)
    const wanted = new Set(ids)
    if (ids.length !== before.length || before.some((id) => !wanted.has(id)))
      throw new Problem('revenue_order_stale')
    if (before.every((id, place) => ids[place] === id)) return
    await setOrder(tx, ids)
    await note(
      tx,
      changer,
      { id: lender_id, name },
      { action: 'lender_revenue.ordered', before: { order: before }, after: { order: [...ids] } },
      now(),
    )
  })

/** @throws Problem not_found for a rule that is gone, or whose lender is. */
export const removeRule = ({ db, now }: Changing, changer: Changer, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await findRule(tx, id)
    if (found === null) throw new Problem('not_found')
    const name = await openRules(tx, found.lender_id)
    // Somebody may have been faster, or have changed it while this one waited.
    const rule = await findRule(tx, id)
    if (rule === null) throw new Problem('not_found')
    await deleteRule(tx, id, now())
    await note(
      tx,
      changer,
      { id: rule.lender_id, name },
      { action: 'lender_revenue.deleted', before: contentOf(rule) },
      now(),
    )
  })
