import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { resolve, sep } from 'node:path'
import { EnvError } from './env-error.ts'
import { findKeyFault } from './find-key-fault.ts'

const KEY_BYTES = 32

/** Modes of a file that nobody but its owner may read, and nobody executes. */
const ownerOnly = new Set([0o400, 0o600])

/** Where something lies in truth, links followed. */
const placeOf = (path: string): string => (existsSync(path) ? realpathSync(path) : resolve(path))

export interface KeyFileRules {
  /** Whether a key that others can read, that lies beside the data, or that is not random is refused. */
  production: boolean
  dataDir: string
}

/**
 * The 32 bytes of a key file, which holds them in base64.
 * @param name the variable that names the file; it stands in what is thrown, the content never does.
 * @throws EnvError
 */
export const readKeyFile = (name: string, file: string, { production, dataDir }: KeyFileRules): Buffer => {
  let text: string
  let mode: number
  try {
    text = readFileSync(file, 'utf8').trim()
    mode = statSync(file).mode & 0o777
  } catch (error) {
    throw new EnvError(`${name}: cannot be read`, { cause: error })
  }
  const key = Buffer.from(text, 'base64')
  if (key.length !== KEY_BYTES) throw new EnvError(`${name}: must hold 32 bytes in base64`)
  if (!production) return key
  if (!ownerOnly.has(mode))
    throw new EnvError(`${name}: others can read the file: its mode must be 0600 or 0400`)
  if (placeOf(file).startsWith(`${placeOf(dataDir)}${sep}`))
    throw new EnvError(`${name}: the key must not lie in DATA_DIR, beside what it protects`)
  const fault = findKeyFault(key)
  if (fault !== null) throw new EnvError(`${name}: ${fault} (openssl rand -base64 32)`)
  return key
}
