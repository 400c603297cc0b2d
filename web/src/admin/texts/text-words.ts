import type { ConsentPurpose } from '@marketplace/contract/customers/consents'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { ConsentTextVersion } from '@marketplace/contract/customers/texts-office'
import { dayText } from '../../office/show/day-text.ts'

/** What each consent is for, as staff say it. */
const purposeTitles: Readonly<Record<ConsentPurpose, string>> = {
  terms: 'Terms and notice',
  soft_questions: 'Questions to lenders without a name',
  messages: 'Messages',
  calls: 'Calls',
  offers: 'Offers',
  share: 'Sharing with a lender',
  insurance: 'Referral for insurance',
}

export const languageTitle = (language: LanguageId): string => knownLanguages[language].english

export const stateWords: Readonly<
  Record<ConsentTextVersion['state'], { tone: 'good' | 'warn' | 'idle'; words: string }>
> = {
  in_force: { tone: 'good', words: 'In force' },
  planned: { tone: 'warn', words: 'Planned' },
  past: { tone: 'idle', words: 'Past' },
}

/** "01/12/2026", or that the words came with a release. */
export const sinceText = ({ since }: Pick<ConsentTextVersion, 'since'>): string =>
  since === null ? 'with a release' : dayText(since)

type Named = Pick<ConsentTextVersion, 'purpose' | 'product_type'>

/** "Sharing with a lender, Gold Loans". */
export const consentTitle = ({ purpose, product_type }: Named): string =>
  product_type === null ? purposeTitles[purpose] : `${purposeTitles[purpose]}, ${product_type}`

/** The words in force of the same consent, by language. */
export const wordsInForce = (
  texts: readonly ConsentTextVersion[],
  of: Named,
): ReadonlyMap<LanguageId, string> =>
  new Map(
    texts
      .filter(
        ({ purpose, product_type, state }) =>
          purpose === of.purpose && product_type === of.product_type && state === 'in_force',
      )
      .map(({ language, text }) => [language, text] as const),
  )
