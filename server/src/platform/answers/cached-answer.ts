import { createHash } from 'node:crypto'
import type { Answer, Call } from '@marketplace/contract/platform/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { encodeBody, encodingFor, effort, type Encoding } from './content-encoding.ts'

const commonHeaders = { 'cache-control': 'private, no-cache', vary: 'accept-encoding' } as const

/** An answer as it goes over the wire, in every encoding: checked, written and compressed once for all who ask. */
export class CachedAnswer {
  readonly #bodies: Readonly<Record<Encoding, Buffer>>
  readonly #etag: string
  readonly #headers: Readonly<Record<Encoding, Readonly<Record<string, string>>>>

  constructor(bodies: Readonly<Record<Encoding, Buffer>>) {
    this.#bodies = bodies
    this.#etag = `"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`
    const identity = { ...commonHeaders, 'content-type': 'application/json; charset=utf-8' }
    this.#headers = {
      identity,
      br: { ...identity, 'content-encoding': 'br' },
      gzip: { ...identity, 'content-encoding': 'gzip' },
    }
  }

  /** Sends it; to a GET that holds it already, 304 with nothing. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if (request.method !== 'POST') {
      void reply.header('etag', this.#etag)
      if (request.headers['if-none-match'] === this.#etag)
        return reply.status(304).headers(commonHeaders).send()
    }
    const encoding = encodingFor(request)
    return reply.headers(this.#headers[encoding]).send(this.#bodies[encoding])
  }
}

const serialise = async <C extends Call>(
  call: C,
  make: () => Answer<C> | Promise<Answer<C>>,
): Promise<CachedAnswer> => {
  const identity = Buffer.from(JSON.stringify(z.encode(call.answer, await make())))
  const [br, zipped] = await Promise.all([
    encodeBody(identity, 'br', effort.kept),
    encodeBody(identity, 'gzip', effort.kept),
  ])
  return new CachedAnswer({ identity, br, gzip: zipped })
}

/**
 * Keeps the answers of one call for as long as what they were made from is in use: `source` is the object in memory that a
 * change replaces by another (a brand, the lender directory), so that a kept answer cannot outlive its facts.
 * `variant` tells the answers from one source apart; it must not be text from outside, which has no end of values.
 */
export const cacheAnswers = <const C extends Call>(call: C) => {
  type Kept = CachedAnswer | Promise<CachedAnswer>
  const kept = new WeakMap<object, Map<string | number, Kept>>()
  return (source: object, variant: string | number, make: () => Answer<C> | Promise<Answer<C>>): Kept => {
    let ofSource = kept.get(source)
    if (ofSource === undefined) {
      ofSource = new Map()
      kept.set(source, ofSource)
    }
    const found = ofSource.get(variant)
    if (found !== undefined) return found
    const answers = ofSource
    const made = serialise(call, make)
    answers.set(variant, made)
    made.then(
      (answer) => answers.set(variant, answer),
      // A failed one is made anew for the next who asks.
      () => answers.delete(variant),
    )
    return made
  }
}
