import type { FastifyInstance } from 'fastify'

const TWO_YEARS_SECONDS = 63_072_000

/**
 * What every answer carries (OWASP ASVS 5.0, chapter 3.4). The policy here is for answers that are no pages: nothing may be
 * loaded or framed from them; a page brings its own (site/pages/content-policy.ts). They never vary, so they are written once.
 */
const headers = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** `overHttps`: the address of this server begins with https, and shall never be asked for without. */
export const securityHeaders = (app: FastifyInstance, overHttps: boolean): void => {
  const all: Record<string, string> = overHttps
    ? { ...headers, 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}; includeSubDomains` }
    : headers
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(all)
    done()
  })
}
