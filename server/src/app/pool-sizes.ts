import type { Env } from '../platform/env.ts'

/** Connections of a process, by what they are for. */
export interface PoolSizes {
  requests: number
  jobs: number
  /** Listens for changes, looks for those that it missed, and asks for the health: never waits behind customers or jobs. */
  watch: number
  /** On the database of DATABASE_READ_URL. */
  reading: number
}

const WATCH = 2
const READING = 8

/**
 * What each role starts with. Jobs have a pool of their own, so that they never take a request's. Of those for jobs seven are
 * held for good: six queues listen, and one shows that the process lives. A worker has one for each of the 29 jobs that may run
 * at once and work on the database (platform/jobs/job.ts), a second one for each of the two files, which say how far they are, eight for the 16
 * hooks, which hold none while they wait for an endpoint, and these seven; its requests are its health and the reading of its caches.
 */
const starting: Readonly<Record<Env['ROLE'], { requests: number; jobs: number }>> = {
  all: { requests: 16, jobs: 20 },
  web: { requests: 16, jobs: 0 },
  worker: { requests: 4, jobs: 46 },
}

export const poolSizesOf = ({
  ROLE,
  DATABASE_CONNECTIONS,
  DATABASE_JOB_CONNECTIONS,
}: Pick<Env, 'ROLE' | 'DATABASE_CONNECTIONS' | 'DATABASE_JOB_CONNECTIONS'>): PoolSizes => {
  const { requests, jobs } = starting[ROLE]
  return {
    requests: DATABASE_CONNECTIONS ?? requests,
    jobs: jobs === 0 ? 0 : (DATABASE_JOB_CONNECTIONS ?? jobs),
    watch: WATCH,
    reading: READING,
  }
}
