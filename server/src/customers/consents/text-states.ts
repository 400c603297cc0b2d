import type { ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import type { TextVersionRow } from './dated-texts.queries.ts'

type Named = Pick<TextVersionRow, 'purpose' | 'product_type' | 'language' | 'valid_from'>

/** Of which text a row is a version. */
const textKey = ({ purpose, product_type, language }: Named): string =>
  `${purpose} ${product_type ?? ''} ${language}`

/** How each version stands on a day (YYYY-MM-DD); `rows` have the latest of each text first. */
export const textStates = (rows: readonly Named[], today: string): ConsentTextVersion['state'][] => {
  const begun = new Set<string>()
  return rows.map((row) => {
    if (row.valid_from !== null && row.valid_from > today) return 'planned'
    const key = textKey(row)
    if (begun.has(key)) return 'past'
    begun.add(key)
    return 'in_force'
  })
}
