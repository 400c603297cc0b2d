import type { LanguageId } from '@marketplace/contract/formats'
import { messagesEn, type MessageKey } from '@marketplace/contract/messages.en'
import { messagesHi } from '@marketplace/contract/messages.hi'

const catalogues: Record<LanguageId, Record<MessageKey, string>> = { en: messagesEn, hi: messagesHi }

/** A message of the contract in the given language, with its `{name}` values put in. */
export const say = (
  language: LanguageId,
  key: MessageKey,
  values: Readonly<Record<string, string>> = {},
): string =>
  catalogues[language][key].replaceAll(/\{([a-z_]+)\}/g, (whole, name: string) => values[name] ?? whole)

/** True for a key of the catalogue; validation messages that are not ours fall back to `invalid_value`. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messagesEn, text)
