import type { LanguageId } from '@marketplace/contract/platform/formats'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { CallPurpose, CallScript } from '@marketplace/contract/care/telecalling'

/** The versions of one purpose and lender, the newest first, each in every language. */
export interface ScriptGroup {
  purpose: CallPurpose
  lender_id: number | null
  lender_name: string | null
  versions: Record<LanguageId, CallScript>[]
}

/** Scripts by purpose and lender, those of every lender first; a version that lacks a language is none. */
export const scriptGroups = (scripts: readonly CallScript[]): ScriptGroup[] => {
  const groups = Map.groupBy(scripts, ({ purpose, lender_id }) => `${purpose} ${lender_id ?? ''}`)
  return [...groups.values()]
    .flatMap((own): ScriptGroup[] => {
      const [first] = own
      if (first === undefined) return []
      const versions = [...Map.groupBy(own, ({ version }) => version)]
        .toSorted(([a], [b]) => b - a)
        .flatMap(([, all]) => {
          const whole = offeredLanguages.every((language) => all.some((one) => one.language === language))
          return whole
            ? [Object.fromEntries(all.map((one) => [one.language, one])) as Record<LanguageId, CallScript>]
            : []
        })
      const { purpose, lender_id, lender_name } = first
      return [{ purpose, lender_id, lender_name, versions }]
    })
    .toSorted((a, b) => (a.lender_id ?? 0) - (b.lender_id ?? 0))
}
