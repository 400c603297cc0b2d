import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { listContractCalls, listContractModules } from './contract-calls.ts'
import { nameOf, sampleRequests } from './sample-requests.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('reads the whole contract', async () => {
  expect((await listContractModules()).length).toBeGreaterThanOrEqual(20)
  expect((await listContractCalls()).length).toBeGreaterThanOrEqual(30)
})

it('declares no call twice', async () => {
  const names = (await listContractCalls()).map(nameOf)
  expect(new Set(names).size).toBe(names.length)
})

it('serves every call of the contract exactly once, and no other', async () => {
  const declared = (await listContractCalls()).map(nameOf).sort()
  expect(test.app.servedCalls.map(nameOf).sort()).toEqual(declared)
})

it('has a sample request for every call, and for no other', async () => {
  expect(Object.keys(sampleRequests).sort()).toEqual((await listContractCalls()).map(nameOf).sort())
})

it('does not serve the calls of the demo outside of it', async () => {
  const plain = await createTestApp({ variables: { DEMO: '0' } })
  const served = plain.app.servedCalls.map(nameOf).sort()
  await plain.close()
  const declared = (await listContractCalls()).filter(({ demo }) => demo !== true)
  expect(served).toEqual(declared.map(nameOf).sort())
})
