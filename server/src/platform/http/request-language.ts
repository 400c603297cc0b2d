import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { FastifyRequest } from 'fastify'
import { readCookies } from './read-cookies.ts'

/**
 * The language to answer in: the cookie `lang` where it is set, else what the page sends in Accept-Language, else English.
 * A browser's own list names many languages; only Hindi in the first place counts as a choice.
 */
export const languageOf = (request: FastifyRequest): LanguageId => {
  const chosen = readCookies(request)['lang']
  if (chosen === 'hi' || chosen === 'en') return chosen
  return /^hi\b/i.test(request.headers['accept-language'] ?? '') ? 'hi' : 'en'
}
