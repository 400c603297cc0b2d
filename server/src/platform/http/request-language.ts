import type { LanguageId } from '@marketplace/contract/platform/formats'
import { findLanguage, readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { FastifyRequest } from 'fastify'
import { readCookies } from './read-cookies.ts'

/**
 * The language to answer in: the cookie `lang` where it is set, else what the page sends in Accept-Language, else English.
 * A browser's own list names many languages; only the one in the first place counts as a choice.
 */
export const languageOf = (request: FastifyRequest): LanguageId => {
  const chosen = findLanguage(readCookies(request)['lang'])
  if (chosen !== null) return chosen
  const [first] = /^[a-z]{2,3}\b/i.exec(request.headers['accept-language'] ?? '') ?? []
  return readLanguage(first?.toLowerCase())
}
