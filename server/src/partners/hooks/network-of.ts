import { readFileSync } from 'node:fs'
import type { Env } from '../../platform/env.ts'
import { isLoopbackAddress } from './global-address.ts'
import { type HookNetwork, publicNetwork } from './safe-fetch.ts'

const made = new Map<string, HookNetwork>()

/**
 * The internet, and with HOOKS_LOOPBACK_CA this machine in its place, for trials: its servers then have certificates of that
 * authority. Production refuses the variable.
 */
export const networkOf = ({ HOOKS_LOOPBACK_CA: file }: Pick<Env, 'HOOKS_LOOPBACK_CA'>): HookNetwork => {
  if (file === undefined) return publicNetwork
  const known = made.get(file)
  if (known !== undefined) return known
  const network = {
    ...publicNetwork,
    isAllowed: isLoopbackAddress,
    ca: readFileSync(file, 'utf8'),
  }
  made.set(file, network)
  return network
}
