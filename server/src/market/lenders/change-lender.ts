import { isDeepStrictEqual } from 'node:util'
import { asksReason } from '@marketplace/contract/market/asks-reason'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import { lenderField } from '@marketplace/contract/market/lender-fields'
import type { LenderChange } from '@marketplace/contract/market/lenders-office'
import type { OfficeLender } from '@marketplace/contract/market/lenders'
import type { Json } from '../../platform/audit-log/hash-entry.ts'
import { reasonOrNone, recordEvent, type AuditActor } from '../../platform/audit-log/record-event.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { areLenderGroups, lockLenderGroups } from '../lender-groups/lender-groups.queries.ts'
import { isOption } from '../../reference/option-sets/published.ts'
import type { Services } from '../services.ts'
import { missingFacts, missingKeptFacts, missingRegisterFacts } from './go-live.ts'
import { brokenRules, otherBoundText } from './lender-rules.ts'
import { lockOfficeLender, setLenderField } from './office-lenders.queries.ts'

export interface StaffChange extends LenderChange {
  /** The header If-Match, where there is one. */
  if_match: string | undefined
  auditActor: AuditActor
  ip: string
}

const isMatch = (header: string, present: unknown): boolean =>
  header.trim() === '*' || header.split(',').some((tag) => tag.trim() === fieldTag(present))

/** Ids that name rows of other tables have to exist. @throws Problem invalid_request. */
const checkReferences = async (db: Database, { property, value }: LenderChange): Promise<void> => {
  const { kind, set } = lenderField(property)
  if (kind === 'option' && set !== undefined && value !== null && !(await isOption(db, set, value as number)))
    throw new Problem('invalid_request', [{ field: 'value', key: 'option_invalid' }])
  if (kind === 'groups' && !(await areLenderGroups(db, value as number[])))
    throw new Problem('invalid_request', [{ field: 'value', key: 'group_unknown' }])
}

/** @throws Problem lender_rule_broken, go_live_refused. */
const checkRules = (
  { connectors }: Services,
  next: OfficeLender,
  was_live: boolean,
  { property }: LenderChange,
): void => {
  const broken = brokenRules(next, property)
  if (broken.length > 0)
    throw new Problem(
      'lender_rule_broken',
      broken.map((key) => ({ field: 'value', key, values: { bound: otherBoundText(next, property) } })),
    )
  if (next.lender_status === 1) {
    // A connector that was taken away since must not stand in the way of other changes.
    const asksConnector = property === 'lender_status' || property === 'api'
    const missing = [
      ...missingFacts(next, !asksConnector || connectors(next.slug) !== null),
      ...(property === 'lender_status' ? missingRegisterFacts(next) : []),
    ]
    if (missing.length > 0) throw new Problem('go_live_refused', missing)
  }
  if (was_live && missingKeptFacts(next).length > 0)
    throw new Problem('lender_rule_broken', [{ field: 'value', key: 'fact_kept' }])
}

/**
 * Changes one field of a lender and gives the lender as it stands then; a value that stands already changes nothing.
 * @throws Problem not_found, conflict (with the present value), invalid_request, lender_rule_broken, go_live_refused, name_taken.
 */
export const changeLender = (services: Services, change: StaffChange): Promise<OfficeLender> =>
  services.db
    .transaction(async (tx) => {
      const { lender_id, property, value } = change
      if (property === 'lender_group_ids') await lockLenderGroups(tx)
      const locked = await lockOfficeLender(tx, lender_id)
      if (locked === null) throw new Problem('not_found')
      const { lender, was_live } = locked
      const present = lender[property]
      if (change.if_match !== undefined && !isMatch(change.if_match, present))
        throw new Problem('conflict', [], present)
      if (isDeepStrictEqual(present, value)) return lender
      await checkReferences(tx, change)
      checkRules(services, { ...lender, [property]: value }, was_live, change)
      const now = services.now()
      const changed = await setLenderField(tx, lender_id, { property, value }, now)
      const reason = asksReason(property, present, value) ? reasonOrNone(change.reason) : change.reason
      await recordEvent(
        tx,
        {
          auditActor: change.auditActor,
          action: 'lender.updated',
          object_kind: 'lender',
          object_id: lender_id,
          object_name: changed.name,
          before: { [property]: present as Json },
          after: { [property]: changed[property] as Json },
          ...(reason !== undefined && { reason }),
          ip: change.ip,
        },
        now,
      )
      return changed
    })
    .catch((error: unknown) => {
      if (violates(error, 'lender_name_in_use'))
        throw new Problem('name_taken', [{ field: 'value', key: 'name_taken' }])
      throw error
    })
