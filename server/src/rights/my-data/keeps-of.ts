import type { Keep } from '@marketplace/contract/rights/deletions'
import { keptThings } from '@marketplace/contract/rights/my-data'
import type { RetentionRule } from '../../platform/retention/retention-rule.ts'
import type { HeldTable } from './held-tables.ts'

export type KeptThing = (typeof keptThings)[number]
export type Keeps = Readonly<Record<KeptThing, readonly Keep[]>>

/**
 * How long each thing that a deletion leaves is kept and why, from what the modules declare of its tables: the days of the
 * retention job, or for good with the reason. The longest first; a thing without a table of its own has none.
 */
export const keepsOf = (
  tables: Readonly<Record<string, HeldTable>>,
  rules: readonly Pick<RetentionRule, 'table' | 'days' | 'why'>[],
): Keeps => {
  const keeps = Object.entries(tables)
    .filter(([, { deletion }]) => deletion !== 'gone')
    .flatMap(([table, { thing, forever }]): (Keep & { thing: HeldTable['thing'] })[] => {
      const rule = rules.find((one) => one.table === table)
      if (forever !== undefined) return [{ thing, days: null, why: forever }]
      return rule === undefined ? [] : [{ thing, days: rule.days, why: rule.why }]
    })
  const length = ({ days }: Keep): number => days ?? Infinity
  return Object.fromEntries(
    keptThings.map((thing) => {
      const own = keeps.filter((keep) => keep.thing === thing).map(({ days, why }) => ({ days, why }))
      const different = own.filter(
        (keep, at) => at === own.findIndex((other) => other.days === keep.days && other.why === keep.why),
      )
      return [thing, different.toSorted((one, other) => length(other) - length(one) || 0)]
    }),
  ) as unknown as Keeps
}
