import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'

export interface StandInOptions {
  pool: pg.Pool
  log: Pick<FastifyBaseLogger, 'error'>
  /** What it takes for now; the machine's clock where it is left out. */
  now?: () => Date
}

/** A small server on a loopback port of its own that plays an outside party in the demo and in tests. */
export interface StandIn {
  url: string
  stop(): Promise<void>
}
