import type { Call } from '@marketplace/contract/platform/call'
import { expect, test } from 'vitest'
import { listContractCalls } from '../server/src/sweeps/contract-calls.ts'
import { loosened, whoMay } from './who-may.ts'

const nameOf = ({ method, path }: Call): string => `${method} ${path}`
const calls = await listContractCalls()
const rows = Object.values(whoMay).flatMap((group) => Object.entries(group))

test('the table names every call of the contract once', () => {
  expect(calls.length).toBeGreaterThan(150)
  expect(rows.map(([name]) => name).sort()).toEqual(calls.map(nameOf).sort())
})

test('a call lets in whom the table says, and nobody else', () => {
  const table = new Map(rows)
  const slips = calls
    .filter((call) => JSON.stringify(call.audience) !== JSON.stringify(table.get(nameOf(call))))
    .map((call) => `${nameOf(call)}: the contract says ${JSON.stringify(call.audience)}`)
  expect(slips).toEqual([])
})

test.each(Object.entries(loosened))('the calls with %s are those of the list', (flag, names) => {
  const flagged = calls.filter((call) => Object.entries(call).some(([key, on]) => key === flag && on))
  expect(flagged.map(nameOf).sort()).toEqual([...names].sort())
})
