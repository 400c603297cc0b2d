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
    if (text === '') done(null, undefined)
    else void parseJson(request, text, done)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, for signatures. */
    rawBody?: string
  }
}
