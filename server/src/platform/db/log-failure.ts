import type { FastifyBaseLogger } from 'fastify'
import { isUnavailable } from './database.ts'

/** Notes a failure that is lived with: a database that is away is a warning in one line, anything else an error. */
export const logFailure = (
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  doing: string,
): void => {
  if (isUnavailable(error))
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, doing)
  else log.error({ err: error }, doing)
}
