/*
 * A lock between processes: a folder that holds its owner's id, and the id of the program that the owner runs. Made by
 * renaming a finished folder, which succeeds for exactly one; a lock is set aside when both have died (a killed owner
 * leaves its program running, which must end before somebody else does the same work in the same place).
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Waits for the lock and takes it.
 *
 * @param {string} folder path of the lock
 * @param {{ onWait?: () => void }} [options] onWait is called once when somebody else holds it
 * @returns {Promise<{ giveBack: () => void, sharedWith: (pid: number) => void }>} sharedWith names the program being run
 */
export async function takeLock(folder, { onWait } = {}) {
  const me = describe(process.pid)
  let waited = false
  mkdirSync(dirname(folder), { recursive: true })
  for (;;) {
    if (tryToTake(folder, me)) {
      return {
        giveBack: () => rmSync(folder, { recursive: true, force: true }),
        sharedWith: (pid) => writeFileSync(join(folder, 'program'), describe(pid)),
      }
    }
    const holder = readHolder(folder, 'owner')
    const program = readHolder(folder, 'program')
    if (holder !== null && !isAlive(holder) && (program === null || !isAlive(program))) {
      setAside(folder, holder)
      continue
    }
    if (!waited) onWait?.()
    waited = true
    await sleep(100)
  }
}

function tryToTake(folder, me) {
  const draft = `${folder}.${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  writeFileSync(join(draft, 'owner'), me)
  try {
    renameSync(draft, folder)
    return true
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** Moving it first makes sure that what is removed is the dead owner's lock, not one taken in between. */
function setAside(folder, holder) {
  const aside = `${folder}.stale-${process.pid}`
  try {
    renameSync(folder, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  if (readHolder(aside, 'owner') !== holder) {
    try {
      renameSync(aside, folder)
      return
    } catch (error) {
      if (!['ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
    }
  }
  rmSync(aside, { recursive: true, force: true })
}

function describe(pid) {
  return JSON.stringify({ pid, started: readStartTime(pid) })
}

function readHolder(folder, role) {
  try {
    return readFileSync(join(folder, role), 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}

function isAlive(holder) {
  // A file cut short by a kill names nobody.
  if (!holder.endsWith('}')) return false
  const { pid, started } = JSON.parse(holder)
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code === 'ESRCH') return false
  }
  return started === readStartTime(pid)
}

/** Tells a process from a later one with the same id; unknown (null) on systems without /proc. */
function readStartTime(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name, in brackets, may hold spaces; the start time is the 20th field after it.
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
