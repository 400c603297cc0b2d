import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listContractCalls } from '../server/src/sweeps/contract-calls.ts'
import { WIRE } from './wire-file.ts'
import { describeWire } from '../server/src/sweeps/wire-fields.ts'

const declared = describeWire(await listContractCalls()).split('\n')

test('the calls let in what contract/wire.txt says; where that is meant to change, npm run wire writes it anew', () => {
  const written = readFileSync(WIRE, 'utf8').split('\n')
  expect(written.length).toBeGreaterThan(1_500)
  expect(declared).toEqual(written)
})
