import type { FastifyInstance } from 'fastify'
import { Problem } from './problem.ts'

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** JSON in valid UTF-8 is the one body the API takes; keys that would poison a prototype are refused. */
export const acceptStrictJson = (app: FastifyInstance): void => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let text: string
    try {
      text = strictUtf8.decode(body as Buffer)
    } catch {
      done(new Problem('invalid_request'), undefined)
      return
    }
    request.rawBody = text
    // A POST without content is an empty object: the calls without a payload are made so.
    if (text === '') {
      done(null, undefined)
      return
    }
    void parseJson(request, text, (error: Error | null, parsed?: unknown) => {
      if (error === null && escapedSurrogate.test(text) && !isWellFormed(parsed))
        done(new Problem('invalid_request'), undefined)
      else done(error, parsed)
    })
  })
}

/** An escape can write half a character, which no valid UTF-8 holds. */
const escapedSurrogate = /\\u[dD][89a-fA-F]/

/** Walks without recursion: a body may nest deeper than the stack. */
const isWellFormed = (body: unknown): boolean => {
  const waiting = [body]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (typeof value === 'string' && !value.isWellFormed()) return false
    if (value === null || typeof value !== 'object') continue
    for (const [key, inner] of Object.entries(value)) waiting.push(key, inner)
  }
  return true
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures. */
    rawBody?: string
  }
}
