import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What a running server writes about itself into its data folder; the socket is known a moment after the id. */
export type Postmaster = { pid: number; socketFolder: string | null; port: number }

/**
 * The server that runs on the cluster, null when none does. The file alone proves nothing: after a crash it stays, and
 * its process id may by now be somebody else's. Such a file is removed, since PostgreSQL would wait on it for ever.
 */
export function findPostmaster(cluster: string): Postmaster | null {
  const file = join(cluster, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    // It comes and goes as a server does: after ENOENT, whether it is there a moment later says nothing.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    // A folder that cannot be looked into shows no server either.
    if (!existsSync(file)) return null
    throw error
  }
  // PostgreSQL's documented order: pid, data folder, start time, port, socket folder, address, memory key, status.
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  if (!isAlive(pid)) return null
  if (!isPostmasterOf(pid, cluster)) {
    rmSync(file, { force: true })
    return null
  }
  return { pid, port: Number(lines[3] ?? 0), socketFolder: lines[4]?.startsWith('/') ? lines[4] : null }
}

/**
 * Ends a server: fast (clients cut off, everything written out), and if it does not answer within `patienceMs`, at once
 * (the next start then recovers from the log of writes).
 */
export async function stopPostmaster(pid: number, cluster: string, patienceMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    signalProcess(pid, signal)
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      if (findPostmaster(cluster)?.pid !== pid) return
      await sleep(10)
    }
  }
  throw new Error(`PostgreSQL (process ${pid}) on ${cluster} cannot be stopped`)
}

/** Sends a signal; a process that is gone already is no error. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ESRCH') throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return readProgramName(pid) === 'postgres'
  try {
    // Empty for a process that has ended and whose parent has not taken note; "postgres: …" for a server's children.
    const program = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')[0] ?? ''
    if (basename(program) !== 'postgres') return false
  } catch {
    return false
  }
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    // It cannot be looked into (another account): take it for the server rather than start a second one.
    return true
  }
}

function readProgramName(pid: number): string {
  try {
    return basename(execFileSync('/bin/ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).trim())
  } catch {
    return ''
  }
}
