import type { LanguageId } from '@marketplace/contract/platform/formats'
import { messagesEn, type MessageKey } from '@marketplace/contract/platform/messages.en'
import { messagesHi } from '@marketplace/contract/platform/messages.hi'
import { staffMessages, type StaffMessageKey } from '@marketplace/contract/platform/staff-messages'

/** A message of a customer call, in both languages, or of a call of the back office, in English. */
export type AnyMessageKey = MessageKey | StaffMessageKey

const catalogues: Record<LanguageId, Record<AnyMessageKey, string>> = {
  en: { ...messagesEn, ...staffMessages },
  hi: { ...messagesHi, ...staffMessages },
}

/** A message of the contract in the given language, with its `{name}` values put in. */
export const translate = (
  language: LanguageId,
  key: AnyMessageKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  catalogues[language][key].replaceAll(/\{([a-z_]+)\}/g, (whole, name: string) => values[name] ?? whole)

/** True for a key of the catalogue; validation messages that are not ours fall back to `invalid_value`. */
export const isMessageKey = (text: string): text is AnyMessageKey => Object.hasOwn(catalogues.en, text)
