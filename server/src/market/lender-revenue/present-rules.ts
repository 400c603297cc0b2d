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
  is_taken_back: 0 | 1
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

/** What counts of the contents of one rule: the newest for each day, unless it was taken back. */
export const countingRows = (versions: readonly VersionRow[]): VersionRow[] =>
  versions.filter(
    (one) =>
      one.is_taken_back === 0 &&
      !versions.some((other) => other.valid_from === one.valid_from && turn(other) > turn(one)),
  )

/** The rules that were not deleted, in the order of the rows, as they stand on `today`. */
export const presentRules = (rows: readonly VersionRow[], today: string): LenderRevenueRule[] =>
  [
    ...Map.groupBy(
      rows.filter(({ is_deleted }) => is_deleted === 0),
      ({ id }) => id,
    ),
  ].flatMap(([id, saved]) => {
    const versions = countingRows(saved)
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

const stateOf = (
  versions: readonly VersionRow[],
  row: VersionRow,
  today: string,
): SavedRuleVersion['state'] => {
  if (row.is_taken_back === 1) return 'taken_back'
  const counting = countingRows(versions)
  return counting.includes(row) ? stateOn(counting, row, today, turn) : 'replaced'
}

/** Every content that was ever saved, by its day, the latest first. */
export const presentVersions = (rows: readonly VersionRow[], today: string): SavedRuleVersion[] => {
  const ofRule = Map.groupBy(rows, ({ id }) => id)
  return rows
    .map((row) => ({
      rule_id: row.id,
      ...presentVersion(row),
      state: stateOf(ofRule.get(row.id) ?? [], row, today),
      is_deleted: row.is_deleted,
      set_by: row.set_by,
      set_at: row.set_at?.toISOString() ?? null,
    }))
    .toSorted((a, b) =>
      a.valid_from === b.valid_from ? b.version - a.version : a.valid_from > b.valid_from ? -1 : 1,
    )
}
