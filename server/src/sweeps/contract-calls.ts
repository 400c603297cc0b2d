import { readdir } from 'node:fs/promises'
import type { Call } from '@marketplace/contract/platform/call'

const FOLDER = new URL('../../../contract/src/', import.meta.url)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value

/** The contract's modules as `area/name.ts`, tests aside. */
export const listContractModules = async (): Promise<string[]> =>
  (await readdir(FOLDER, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()

/** Every call that the contract declares, found by reading its folder. */
export const listContractCalls = async (): Promise<Call[]> => {
  const calls: Call[] = []
  for (const name of await listContractModules()) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(name, FOLDER).href)
    calls.push(...Object.values(module).filter(isCall))
  }
  return calls
}
