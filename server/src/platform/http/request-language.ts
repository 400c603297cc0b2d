import type { LanguageId } from '@marketplace/contract/platform/formats'
import { findLanguage, readLanguage } from '@marketplace/contract/platform/offered-languages'
import type { FastifyRequest } from 'fastify'
import { readCookies } from './read-cookies.ts'

/**
 * The language to answer in: that of the page, which sends it alone in Accept-Language, else the cookie `lang`, else English. A
 * browser's own list names many languages; only the one in the first place counts as a choice, and less than the cookie.
 */
export const languageOf = (request: FastifyRequest): LanguageId => {
  const accepted = request.headers['accept-language'] ?? ''
  const ofPage = /^[a-z]{2,3}$/.test(accepted) ? findLanguage(accepted) : null
  const chosen = ofPage ?? findLanguage(readCookies(request)['lang'])
  if (chosen !== null) return chosen
  const [first] = /^[a-z]{2,3}\b/i.exec(accepted) ?? []
  return readLanguage(first?.toLowerCase())
}
