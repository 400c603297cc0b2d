import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer, Call } from '@marketplace/contract/platform/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

type Encoding = 'identity' | 'br' | 'gzip'

const encodingFor = ({ headers }: FastifyRequest): Encoding => {
  const accepted = headers['accept-encoding'] ?? ''
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}

/** An answer as it goes over the wire, in every encoding: checked, written and compressed once for all who ask. */
export class CachedAnswer {
  readonly #bodies: Readonly<Record<Encoding, Buffer>>
  readonly #etag: string

  constructor(bodies: Readonly<Record<Encoding, Buffer>>) {
    this.#bodies = bodies
    this.#etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
  }

  /** Sends it; to a GET that holds it already, 304 with nothing. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    void reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding')
    if (request.method !== 'POST') {
      void reply.header('etag', this.#etag)
      if (request.headers['if-none-match'] === this.#etag) return reply.status(304).send()
    }
    const encoding = encodingFor(request)
    if (encoding !== 'identity') void reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(this.#bodies[encoding])
  }
}

const serialise = async <C extends Call>(
  call: C,
  make: () => Answer<C> | Promise<Answer<C>>,
): Promise<CachedAnswer> => {
  const identity = Buffer.from(JSON.stringify(z.encode(call.answer, await make())))
  const [br, zipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(identity),
  ])
  return new CachedAnswer({ identity, br, gzip: zipped })
}

/**
 * Keeps the answers of one call for as long as what they were made from is in use: `source` is the object in memory that a
 * change replaces by another (a brand, the lender directory), so that a kept answer cannot outlive its facts.
 * `variant` tells the answers from one source apart; it must not be text from outside, which has no end of values.
 */
export const cacheAnswers = <const C extends Call>(call: C) => {
  const kept = new WeakMap<object, Map<string | number, Promise<CachedAnswer>>>()
  return (
    source: object,
    variant: string | number,
    make: () => Answer<C> | Promise<Answer<C>>,
  ): Promise<CachedAnswer> => {
    const ofSource = kept.get(source) ?? new Map<string | number, Promise<CachedAnswer>>()
    kept.set(source, ofSource)
    const found = ofSource.get(variant)
    if (found !== undefined) return found
    const made = serialise(call, make)
    ofSource.set(variant, made)
    // A failed one is made anew for the next who asks.
    made.catch(() => ofSource.delete(variant))
    return made
  }
}
