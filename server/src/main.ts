import { pino } from 'pino'
import { startServer } from './app/start-server.ts'
import { EnvError, readEnv } from './platform/env.ts'
import { logDestination } from './platform/log-destination.ts'
import { pinoOptions } from './platform/logger.ts'

const LONGEST_STOP_MS = 9_000
/** What is left of it for closing; a longer drain makes the stop longer. */
const LONGEST_CLOSE_MS = 7_000

/** The process: reads the environment, serves, and lets go in order on SIGTERM and SIGINT. */
const main = async (): Promise<void> => {
  const env = readEnv(process.env)
  const log = pino(pinoOptions(env.LOG_LEVEL), logDestination())
  const server = await startServer(env, log)
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Whoever started us waits ten seconds; what was acknowledged is safe without an orderly end.
    setTimeout(
      () => {
        log.fatal('stopping took too long')
        process.exit(1)
      },
      Math.max(LONGEST_STOP_MS, env.DRAIN_SECONDS * 1_000 + LONGEST_CLOSE_MS),
    ).unref()
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  process.stdout.write(server.welcome)
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof EnvError
      ? `The environment is wrong:\n${error.message}\n`
      : `${String(error instanceof Error ? error.stack : error)}\n`,
  )
  process.exit(1)
})
