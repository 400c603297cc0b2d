import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import { Problem } from './problem.ts'

/** HTTP/1.0 is what some proxies speak; a request line without a version is of 1991. */
const versions: ReadonlySet<string> = new Set(['1.0', '1.1'])

/** Header lines come as name, value, name, value. */
const countHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): number =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length

/**
 * Refuses what Node's parser lets pass and a proxy in front may read otherwise: two Host lines (RFC 9112, 3.2: 400), of which Node
 * takes the first, and a request line without a version.
 */
export const refuseOddRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const isOdd = countHosts(request.raw) > 1 || !versions.has(request.raw.httpVersion)
    done(isOdd ? new Problem('invalid_request') : undefined)
  })
}
