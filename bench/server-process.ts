import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface ServerProcess {
  port: number
  /** From the start of the process to the first good answer of `readyPath`. */
  readyAfterMs: number
  /** CPU time that the process has used so far, its own and the kernel's for it, in microseconds. */
  cpuMicroseconds(): number
  stop(): Promise<void>
  /** SIGKILL: the process does nothing more. Resolves once it is gone. */
  kill(): Promise<void>
}

const ROOT = new URL('..', import.meta.url).pathname
const CLOCK_TICK_MICROSECONDS = 10_000

const findPort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** utime and stime of /proc/<pid>/stat, counted after the command's name, which may hold anything. */
const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MICROSECONDS
}

/** Starts `node <file>` on a free port, given as PORT, its output in `logFile`. @throws Error where it does not serve in time. */
export const startServerProcess = async (options: {
  file: string
  env: Record<string, string>
  logFile: string
  readyPath: string
  timeoutMs?: number
}): Promise<ServerProcess> => {
  const port = await findPort()
  const log = openSync(options.logFile, 'a')
  const began = performance.now()
  const child = spawn(process.execPath, [options.file], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), ...options.env },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const { pid } = child
  if (pid === undefined) throw new Error(`${options.file} could not be started`)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await Promise.race([ended, sleep(15_000, undefined, { ref: false })])
    if (!hasEnded()) child.kill('SIGKILL')
    await ended
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  const isReady = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}${options.readyPath}`).then(
      async (answer) => (await answer.arrayBuffer()).byteLength > 0 && answer.ok,
      () => false,
    )
  while (!(await isReady())) {
    if (hasEnded() || performance.now() - began > (options.timeoutMs ?? 180_000)) {
      await stop()
      throw new Error(`${options.file} does not serve: ${readFileSync(options.logFile, 'utf8').slice(-500)}`)
    }
    await sleep(20)
  }
  return { port, readyAfterMs: performance.now() - began, cpuMicroseconds: () => cpuOf(pid), stop, kill }
}
