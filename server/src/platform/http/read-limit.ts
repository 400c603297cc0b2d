import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressBlock } from './address-block.ts'
import { Problem } from './problem.ts'

const WINDOW_MS = 60_000
/** Addresses that are counted at once; the one counted longest makes room. */
const MOST_COUNTED = 5_000

/** @throws Problem too_many_requests, with `retry-after` in seconds. */
export type ReadLimit = (request: FastifyRequest, reply: FastifyReply) => void

/** Counts the hits of each address in this process alone: `max` in the minute that its first one begins. */
export const createReadLimit = (max: number): ReadLimit => {
  const counted = new Map<string, { hits: number; until: number }>()
  return (request, reply) => {
    const address = addressBlock(request.ip)
    const now = performance.now()
    const found = counted.get(address)
    if (found !== undefined && found.until > now) {
      found.hits += 1
      if (found.hits <= max) return
      void reply.header('retry-after', Math.ceil((found.until - now) / 1000))
      throw new Problem('too_many_requests')
    }
    // Put in anew, so that the first in the list is the one that began longest ago.
    counted.delete(address)
    const [longest] = counted.keys()
    if (counted.size >= MOST_COUNTED && longest !== undefined) counted.delete(longest)
    counted.set(address, { hits: 1, until: now + WINDOW_MS })
  }
}
