import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { originOf } from './addresses.ts'

/** A server of one test: with a database of its own, so that it can be killed and set up as the test wants it. */
export interface OwnServer {
  origin: string
  /** Ends the process as a lost machine would: no farewell to anyone. */
  kill(): Promise<void>
  /** @param changed variables that are others from now on. */
  start(changed?: Record<string, string>): Promise<void>
  /** Ends the process in order. */
  stop(): Promise<void>
  /** Stops it in order and removes its data. */
  remove(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')
const START_MS = 60_000

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const waitUntilReady = async (child: ChildProcess, origin: string): Promise<void> => {
  const deadline = Date.now() + START_MS
  while (!(await isReady(origin))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    if (Date.now() > deadline) throw new Error('the server did not start in time')
    await sleep(100)
  }
}

const end = async (child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

/** A database server that outlived its killed server, where the test went no further. */
const stopOrphan = (dataDir: string): void => {
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  if (Number.isInteger(pid) && pid > 1) process.kill(pid, 'SIGINT')
}

/** What the server warns of stands in the log of the tests: a failure that is seen once in a hundred runs says why. */
const repeatWarnings = ({ stdout }: ChildProcess, port: number): void => {
  if (stdout === null) return
  createInterface(stdout).on('line', (line) => {
    if (line.startsWith('{"level":')) process.stderr.write(`[server ${port}] ${line}\n`)
  })
}

/** Starts a server in demo mode on a free port. @param variables of its environment, beside the ordinary ones. */
export const startOwnServer = async (variables: Record<string, string> = {}): Promise<OwnServer> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marketplace-own-'))
  const port = await findFreePort()
  const origin = originOf('default', port)
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    NODE_ENV: 'test',
    DEMO: '1',
    TRUST_PROXY: '127.0.0.1',
    ...variables,
  }
  let child: ChildProcess | null = null
  const start = async (changed: Record<string, string> = {}): Promise<void> => {
    Object.assign(env, changed)
    child = spawn(process.execPath, ['server/src/main.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    repeatWarnings(child, port)
    await waitUntilReady(child, origin)
  }
  const stop = async (): Promise<void> => {
    if (child !== null) await end(child, 'SIGTERM')
  }
  const remove = async (): Promise<void> => {
    await stop()
    stopOrphan(dataDir)
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })
  }
  try {
    await start()
  } catch (error) {
    // Nobody else knows of it: it would outlive the test.
    await remove()
    throw error
  }
  return {
    origin,
    start,
    stop,
    kill: async () => {
      if (child !== null) await end(child, 'SIGKILL')
    },
    remove,
  }
}
