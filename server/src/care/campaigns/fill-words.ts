import {
  campaignVariables,
  MOST_OF_VARIABLE,
  type CampaignVariable,
} from '@marketplace/contract/care/campaign-texts'
import type { LanguageId } from '@marketplace/contract/platform/formats'

export type WordValues = Readonly<Record<CampaignVariable, string>>

const VARIABLE = /\{([^{}]*)\}/g
const isVariable = (name: string): name is CampaignVariable => Object.hasOwn(campaignVariables, name)

/** The variables that words name, known or not. */
export const variablesIn = (words: string): string[] => [
  ...new Set(Array.from(words.matchAll(VARIABLE), ([, name = '']) => name)),
]

/** What the operators let stand in a tag (TRAI direction of 18 November 2025). */
const fits: Readonly<Record<(typeof campaignVariables)[CampaignVariable], RegExp>> = {
  alphanumeric: /^[\u200d\u200c\p{L}\p{M}\p{N} .'&-]+$/u,
  url: /^https?:\/\/[a-z0-9.:-]+(?:\/[a-z0-9/-]*)?$/,
  cbn: /^[0-9+ -]{8,16}$/,
}

/**
 * The first of the variables in the words whose value may not stand there; null where all may. `most`: the longest that the operators'
 * register lets through; an e-mail knows no register.
 */
export const unfitVariable = (
  words: string,
  values: WordValues,
  most = MOST_OF_VARIABLE,
): CampaignVariable | null =>
  variablesIn(words)
    .filter(isVariable)
    .find((name) => values[name].length > most || !fits[campaignVariables[name]].test(values[name])) ?? null

/** The words with their values in place, each on one line. */
export const fillWords = (words: string, values: WordValues): string =>
  words.replaceAll(VARIABLE, (whole, name: string) => (isVariable(name) ? values[name] : whole))

const somebody: Readonly<Record<LanguageId, string>> = { en: 'Customer', hi: 'ग्राहक' }

/** How somebody is called whose first name is not told, is too long, or is none that the register lets through. */
export const callName = (firstName: string | null, language: LanguageId): string =>
  firstName !== null && firstName.length <= MOST_OF_VARIABLE && fits.alphanumeric.test(firstName)
    ? firstName
    : somebody[language]
