import { writeFileSync } from 'node:fs'
import { listContractCalls } from '../server/src/sweeps/contract-calls.ts'
import { WIRE } from './wire-file.ts'
import { describeWire } from '../server/src/sweeps/wire-fields.ts'

/** Writes down anew what the calls let in (`npm run wire`): the difference is what a review looks at. */
writeFileSync(WIRE, describeWire(await listContractCalls()))
