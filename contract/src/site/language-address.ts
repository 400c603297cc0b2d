import {
  defaultLanguage,
  findLanguage,
  offeredLanguages,
  type LanguageId,
} from '../platform/offered-languages.ts'

/** The languages whose public pages stand under their code; those of the default one stand at their bare paths. */
export const prefixedLanguages: readonly LanguageId[] = offeredLanguages.filter(
  (language) => language !== defaultLanguage,
)

/** A path as it is known inside, and the language that its address asks for: '/hi/products' is ['hi', '/products']. */
export const splitAddress = (address: string): [language: LanguageId | null, path: string] => {
  const [, code, rest] = /^\/([a-z]{2,3})(\/.*)?$/.exec(address) ?? []
  const language = findLanguage(code)
  return language === null || language === defaultLanguage ? [null, address] : [language, rest ?? '/']
}

/**
 * Where the page at a path, with its query, stands in a language. What belongs to a customer, to staff or to the demo has one address,
 * in the language of the reader's choice.
 */
export const addressIn = (language: LanguageId, path: string): string =>
  language === defaultLanguage || !/^\/(?!(?:user|dev|admin|partner)(?:[/?#]|$))/.test(path)
    ? path
    : `/${language}${path}`.replace(/\/(?=$|[?#])/, '')
