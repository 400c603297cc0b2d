import type {
  LenderRevenueRule,
  RevenueRuleFields,
  RuleVersion,
  SavedRuleVersion,
} from '@marketplace/contract/market/lender-revenue'
import { inForceOn, stateOn } from '@marketplace/contract/platform/in-force'

/** A content of a rule as it is stored; `valid_from` is its day in India. */
export interface VersionRow {
  id: number
  lender_id: number
  version: number
  content: RevenueRuleFields
  valid_from: string
  is_deleted: 0 | 1
  set_by: string | null
  set_at: Date | null
}

const turn = ({ version }: { version: number }): number => version

const presentVersion = ({ version, valid_from, content }: VersionRow): RuleVersion => ({
  version,
  valid_from,
  ...content,
})

const byDay = (a: VersionRow, b: VersionRow): number => (a.valid_from < b.valid_from ? -1 : 1)

/** The rules that were not deleted, in the order of the rows, as they stand on `today`. */
export const presentRules = (rows: readonly VersionRow[], today: string): LenderRevenueRule[] =>
  [
    ...Map.groupBy(
      rows.filter(({ is_deleted }) => is_deleted === 0),
      ({ id }) => id,
    ),
  ].flatMap(([id, versions]) => {
    const current = inForceOn(versions, today, turn)
    const later = versions.filter((one) => stateOn(versions, one, today, turn) === 'planned').toSorted(byDay)
    const shown = current ?? later[0]
    if (shown === undefined) return []
    return {
      id,
      lender_id: shown.lender_id,
      ...presentVersion(shown),
      state: current === null ? 'planned' : 'in_force',
      planned: later.filter((one) => one !== shown).map(presentVersion),
      newest_version: Math.max(...versions.map(turn)),
    }
  })

/** Every content that was ever saved, by its day, the latest first. */
export const presentVersions = (rows: readonly VersionRow[], today: string): SavedRuleVersion[] => {
  const ofRule = Map.groupBy(rows, ({ id }) => id)
  return rows
    .map((row) => ({
      rule_id: row.id,
      ...presentVersion(row),
      state: stateOn(ofRule.get(row.id) ?? [], row, today, turn),
      is_deleted: row.is_deleted,
      set_by: row.set_by,
      set_at: row.set_at?.toISOString() ?? null,
    }))
    .toSorted((a, b) =>
      a.valid_from === b.valid_from ? b.version - a.version : a.valid_from > b.valid_from ? -1 : 1,
    )
}
