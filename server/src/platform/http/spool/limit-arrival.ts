import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** How a request may arrive, in milliseconds and bytes. */
export interface ArrivalLimits {
  /** The whole of a request that is no long upload. */
  wholeWithin: number
  /** A long upload has to bring so much in each stretch of so long. */
  stretch: number
  leastInStretch: number
}

/** The longest that an upload may arrive for: 300 MB over a third of a megabit. Node's own limit, for whatever else hangs. */
export const LONGEST_ARRIVAL_MS = 2 * 3_600_000

const arrivalLimits: ArrivalLimits = {
  wholeWithin: 30_000,
  stretch: 30_000,
  leastInStretch: 64 * 1024,
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A large file: it may take its time as long as it goes on. */
    arrivesLong?: boolean
  }
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Cuts off requests that do not arrive: by the time of the whole, or for large files by their progress, so that a slow line may upload and
 * nobody holds a connection open. It is answered as Node answers its own limit.
 */
export const limitArrival = (app: FastifyInstance, limits: ArrivalLimits = arrivalLimits): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    done()
    const { raw, server, routeOptions } = request
    const { socket } = raw
    // What tests inject comes over no connection.
    if (!hasBody(request) || raw.complete || !(socket instanceof Socket)) return
    const isLong = routeOptions.config.arrivesLong === true
    let seen = socket.bytesRead
    const timer = setInterval(
      () => {
        if (raw.complete || socket.destroyed) {
          clearInterval(timer)
          return
        }
        const came = socket.bytesRead - seen
        seen = socket.bytesRead
        if (isLong && came >= limits.leastInStretch) return
        clearInterval(timer)
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
        server.server.emit('clientError', error, socket)
      },
      isLong ? limits.stretch : limits.wholeWithin,
    )
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}
