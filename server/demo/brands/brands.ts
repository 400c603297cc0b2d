import { focusedBrandFacts } from './brand-facts-focused.ts'
import { generalBrandFacts } from './brand-facts-general.ts'
import { buildBrandRow, type DemoBrandRow } from './build-brand-row.ts'

/** The default brand (slug `default`) and 33 partner brands. */
export const demoBrands: readonly DemoBrandRow[] = [...generalBrandFacts, ...focusedBrandFacts].map(
  (facts, index) => buildBrandRow(facts, index + 1),
)
