import { isDeepStrictEqual } from 'node:util'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import type { LenderRevenueRule, RevenueRuleFields } from '@marketplace/contract/market/lender-revenue'
import { fieldsOf, lastBegin, ruleOn } from '@marketplace/contract/market/rule-on'
import { reasonOrNone, recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findOfficeLender } from '../lenders/office-lenders.queries.ts'
import type { Services } from '../services.ts'
import {
  changeRule,
  deleteRule,
  findLenderOfRule,
  listRevenueTypeRows,
  listRulesOf,
  lockRulesOf,
  setOrder,
} from './lender-revenue.queries.ts'
import { addRuleFrom, saveContent, type Changer } from './save-content.ts'
import { wakePricing } from './wake-pricing.ts'

const MOST_RULES = 100

export type Changing = Pick<Services, 'db' | 'now'>

/** Opens the rules of a lender for one change. @throws Problem not_found for a lender that is not there. */
export const openRules = async (tx: Database, lender_id: number): Promise<string> => {
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
export const note = (
  tx: Database,
  { actor, ip }: Changer,
  lender: { id: number; name: string },
  act: { action: `lender_revenue.${string}`; before?: Json; after?: Json; reason?: string },
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

const isEqual = (rule: RevenueRuleFields | null, fields: RevenueRuleFields): boolean =>
  rule !== null && isDeepStrictEqual(fieldsOf(rule), fieldsOf(fields))

/**
 * The day that a content begins on: today where none is named.
 * @throws Problem invalid_request for a day that is past, or more than two years ahead: that is a slip of the keyboard.
 */
const beginOf = (valid_from: string | undefined, today: string): string => {
  const day = valid_from ?? today
  if (day < today) throw new Problem('invalid_request', [{ field: 'valid_from', key: 'day_past' }])
  if (day > lastBegin(today))
    throw new Problem('invalid_request', [{ field: 'valid_from', key: 'day_too_far' }])
  return day
}

export const getRule = async (
  tx: Database,
  lender_id: number,
  id: number,
  now: Date,
): Promise<LenderRevenueRule> => {
  const rule = (await listRulesOf(tx, lender_id, now)).find((other) => other.id === id)
  if (rule === undefined) throw new Problem('not_found')
  return rule
}

type NewContent = RevenueRuleFields & { valid_from?: string | undefined }

/**
 * An equal rule is refused: a month that it takes is the other's, so it can only be the same request once more.
 * @throws Problem not_found (lender), invalid_request (revenue type, a day that is past), revenue_rule_exists, revenue_rules_full.
 */
export const createRule = (
  { db, now: clock }: Changing,
  changer: Changer,
  { lender_id, valid_from, ...fields }: NewContent & { lender_id: number },
): Promise<LenderRevenueRule> =>
  db.transaction(async (tx) => {
    const now = clock()
    const day = beginOf(valid_from, dayInIndia(now))
    const name = await openRules(tx, lender_id)
    await checkType(tx, fields)
    const rules = await listRulesOf(tx, lender_id, now)
    if (rules.some((rule) => isEqual(ruleOn(rule, day), fields))) throw new Problem('revenue_rule_exists')
    if (rules.length >= MOST_RULES) throw new Problem('revenue_rules_full')
    const id = await addRuleFrom(tx, changer, lender_id, [{ content: fields, day }], now)
    await wakePricing(tx, lender_id)
    const added = await getRule(tx, lender_id, id, now)
    await note(
      tx,
      changer,
      { id: lender_id, name },
      { action: 'lender_revenue.created', after: { id, version: 1, valid_from: day, ...fieldsOf(fields) } },
      now,
    )
    return added
  })

/**
 * Gives a rule another content under its next version; the same content again changes nothing.
 * `seen` is the If-Match of the request: the tag of the version that the change was made from.
 * @throws Problem not_found (lender, or a rule that is not its own), conflict, invalid_request (revenue type, a day that is past).
 */
export const updateRule = (
  { db, now: clock }: Changing,
  changer: Changer,
  { id, lender_id, valid_from, ...fields }: NewContent & { id: number; lender_id: number },
  seen: string | undefined,
): Promise<LenderRevenueRule> =>
  db.transaction(async (tx) => {
    const now = clock()
    const day = beginOf(valid_from, dayInIndia(now))
    const name = await openRules(tx, lender_id)
    const present = await getRule(tx, lender_id, id, now)
    if (seen !== undefined && seen !== fieldTag(present.newest_version))
      throw new Problem('conflict', [], present)
    await checkType(tx, fields)
    const before = ruleOn(present, day)
    if (isEqual(before, fields)) return present
    const { version } = await changeRule(tx, id, fields)
    await saveContent(tx, changer, { id, version, content: fields, day }, now)
    await wakePricing(tx, lender_id)
    const changed = (Object.keys(fieldsOf(fields)) as (keyof RevenueRuleFields)[]).filter(
      (field) => before === null || fields[field] !== before[field],
    )
    const after = await getRule(tx, lender_id, id, now)
    const only = (of: RevenueRuleFields): Readonly<Record<string, Json>> =>
      Object.fromEntries(changed.map((field) => [field, of[field]]))
    await note(
      tx,
      changer,
      { id: lender_id, name },
      {
        action: 'lender_revenue.updated',
        before: { id, ...(before !== null && { version: before.version, ...only(before) }) },
        after: { id, version, valid_from: day, ...only(fields) },
      },
      now,
    )
    return after
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
    const before = (await listRulesOf(tx, lender_id, now())).map(({ id }) => id)
    const wanted = new Set(ids)
    if (ids.length !== before.length || before.some((id) => !wanted.has(id)))
      throw new Problem('revenue_order_stale')
    if (before.every((id, place) => ids[place] === id)) return
    await setOrder(tx, ids)
    await wakePricing(tx, lender_id)
    await note(
      tx,
      changer,
      { id: lender_id, name },
      { action: 'lender_revenue.ordered', before: { order: before }, after: { order: [...ids] } },
      now(),
    )
  })

/** @throws Problem not_found for a rule that is gone, or whose lender is. */
export const removeRule = (
  { db, now: clock }: Changing,
  changer: Changer,
  id: number,
  reason: string | undefined,
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock()
    const lender_id = await findLenderOfRule(tx, id)
    if (lender_id === null) throw new Problem('not_found')
    const name = await openRules(tx, lender_id)
    // Somebody may have been faster, or have changed it while this one waited.
    const rule = await getRule(tx, lender_id, id, now)
    await deleteRule(tx, id, now)
    await wakePricing(tx, lender_id)
    await note(
      tx,
      changer,
      { id: lender_id, name },
      {
        action: 'lender_revenue.deleted',
        before: { id, version: rule.version, valid_from: rule.valid_from, ...fieldsOf(rule) },
        reason: reasonOrNone(reason),
      },
      now,
    )
  })
