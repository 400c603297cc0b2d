import type { CompiledMessage } from 'icu-minify/format'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { AreaName } from './areas-en.ts'

/**
 * The texts that are loaded, compiled, by key. The public ones are there before the first render, those of the signed-in
 * pages arrive with the first of these pages. A server that renders holds both languages.
 */
const loaded: Record<LanguageId, Record<string, CompiledMessage>> = { en: {}, hi: {} }

/** What every page needs in one language, and the ways to what only some do: nobody fetches the ways of the other language. */
interface Catalogue {
  texts: object
  areas: Record<AreaName, () => Promise<object>>
}

const catalogues: Record<LanguageId, () => Promise<Catalogue>> = {
  en: () => import('./catalogue-en.ts'),
  hi: () => import('./catalogue-hi.ts'),
}

/** The build turns every text of a catalogue into a compiled message; the types still show the text. */
export const addTexts = (language: LanguageId, texts: object): void => {
  Object.assign(loaded[language], texts)
}

/** Loads what every page needs in one language: the public catalogue and the messages of failed checks. */
export const loadTexts = async (language: LanguageId): Promise<void> => {
  const { texts } = await catalogues[language]()
  addTexts(language, texts)
}

/** Loads the texts of one area, once those of every page are there. */
export const loadAreaTexts = async (area: AreaName, language: LanguageId): Promise<void> => {
  const { areas } = await catalogues[language]()
  addTexts(language, await areas[area]())
}

export const findMessage = (language: LanguageId, key: string): CompiledMessage | null =>
  loaded[language][key] ?? null
