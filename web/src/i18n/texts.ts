import type { CompiledMessage } from 'icu-minify/format'
import type { LanguageId } from '@marketplace/contract/formats'

/**
 * The texts that are loaded, compiled, by key. The public ones are there before the first render, those of the signed-in
 * pages arrive with the first of these pages. A server that renders holds both languages.
 */
const loaded: Record<LanguageId, Record<string, CompiledMessage>> = { en: {}, hi: {} }

/** The build turns every text of a catalogue into a compiled message; the types still show the text. */
const add = (language: LanguageId, texts: object): void => {
  Object.assign(loaded[language], texts)
}

/** Loads what every page needs in one language: the public catalogue and the messages of failed checks. */
export const loadTexts = async (language: LanguageId): Promise<void> => {
  if (language === 'hi') add('hi', (await import('./catalogue-hi.ts')).catalogueHi)
  else add('en', (await import('./catalogue-en.ts')).catalogueEn)
}

/** Loads the texts of the signed-in pages. */
export const loadAccountTexts = async (language: LanguageId): Promise<void> => {
  if (language === 'hi') add('hi', (await import('./hi-account.ts')).hiAccount)
  else add('en', (await import('./en-account.ts')).enAccount)
}

export const findMessage = (language: LanguageId, key: string): CompiledMessage | null =>
  loaded[language][key] ?? null
