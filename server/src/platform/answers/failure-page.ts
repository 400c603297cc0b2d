import { directionOf, knownLanguages } from '@marketplace/contract/platform/known-languages'
import { offeredLanguages, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import type { FastifyRequest } from 'fastify'
import type { Problem } from '../http/problem.ts'
import { sayProblem } from './say-problem.ts'
import { translate } from '../http/translate.ts'

/** A browser that opens a page, not a page that makes a call. */
export const wantsPage = ({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  !url.startsWith('/api/') &&
  (headers.accept ?? '').includes('text/html')

const spokenIn = (language: LanguageId): string =>
  `lang="${language}" dir="${directionOf(knownLanguages[language])}"`

/**
 * A page that needs nothing: no database, brand, script or style. It says what is wrong in the language of the visitor, then in the
 * others, and leads back to where they were.
 */
export const writeFailurePage = (
  { code, retryAfter }: Pick<Problem, 'code' | 'retryAfter'>,
  language: LanguageId,
): string => {
  const others = offeredLanguages
    .filter((other) => other !== language)
    .map((other) => `<p ${spokenIn(other)}>${sayProblem({ code, retryAfter }, other)}</p>`)
  const title = sayProblem({ code, retryAfter }, language)
  const again = translate(language, 'try_again')
  return (
    `<!doctype html><html ${spokenIn(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><title>${title}</title></head><body><main><h1>${title}</h1>` +
    `${others.join('')}<p><a href="">${again}</a></p></main></body></html>`
  )
}
