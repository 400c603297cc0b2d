import { readFileSync } from 'node:fs'

const CLOCK_TICK_MS = 10

/** Fields of /proc/<pid>/stat from the third on, counted after the command's name, which may hold anything. */
const statOf = (pid: number): string[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** The process that started this one. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])

/** Its own time, and that of its children which have ended. */
const timesOf = (pid: number): { own: number; ended: number } => {
  const [user, system, endedUser, endedSystem] = statOf(pid).slice(11, 15).map(Number)
  return {
    own: ((user ?? 0) + (system ?? 0)) * CLOCK_TICK_MS,
    ended: ((endedUser ?? 0) + (endedSystem ?? 0)) * CLOCK_TICK_MS,
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((id) => id !== '')
    .map(Number)

/** CPU time in milliseconds of a process with its children, those that have ended too. A child that ends meanwhile is left out of one reading. */
export const cpuWithChildren = (pid: number): number => {
  const { own, ended } = timesOf(pid)
  const running = childrenOf(pid).map((child) => {
    try {
      return timesOf(child).own
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
        return 0
      throw error
    }
  })
  return own + ended + running.reduce((sum, ms) => sum + ms, 0)
}
