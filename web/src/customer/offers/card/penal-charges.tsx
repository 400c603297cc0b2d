import type { LanguageId } from '@marketplace/contract/platform/formats'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'

interface Penal {
  penal_charges: string
  penal_charges_hi: string | null
}

/** What a lender takes for being late, in the customer's language where the lender states it so. */
export const penalText = (
  { penal_charges, penal_charges_hi }: Penal,
  language: LanguageId,
): { text: string; lang: LanguageId } => {
  const stated: Partial<Record<LanguageId, string | null>> = { hi: penal_charges_hi }
  const own = stated[language] ?? null
  return own === null ? { text: penal_charges, lang: 'en' } : { text: own, lang: language }
}

/** The same, marked with its language. */
export const PenalCharges = ({ of }: { of: Penal }) => {
  const { text, lang } = penalText(of, useBootstrap().language)
  return <span lang={lang}>{text}</span>
}
