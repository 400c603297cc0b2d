import { sectionOf } from '../lender-sections.ts'

interface Fact {
  field: string
}

export interface SectionCount {
  /** Facts without which the lender may not be live. */
  missing: number
  /** What should be looked at, though it stands in nobody's way. */
  warnings: number
}

const GROUPS = 'commissions'

/** What each section of the page lacks, by its id; a section that lacks nothing is left out. */
export const countBySection = (
  missing: readonly Fact[],
  warnings: readonly Fact[],
): ReadonlyMap<string, SectionCount> => {
  const counts = new Map<string, SectionCount>()
  const add = (field: string, kind: keyof SectionCount): void => {
    const id = sectionOf(field)?.id ?? GROUPS
    const before = counts.get(id) ?? { missing: 0, warnings: 0 }
    counts.set(id, { ...before, [kind]: before[kind] + 1 })
  }
  for (const { field } of missing) add(field, 'missing')
  for (const { field } of warnings) add(field, 'warnings')
  return counts
}

/** "2 missing, 1 to look at"; empty where nothing is. */
export const countWords = ({ missing, warnings }: SectionCount): string =>
  [missing > 0 ? `${missing} missing` : null, warnings > 0 ? `${warnings} to look at` : null]
    .filter((part) => part !== null)
    .join(', ')
