import { expect, test } from 'vitest'
import { proofs, type Proof } from './proofs.ts'
import { proveSample } from './prove-sample.ts'

const proof: Proof = {
  name: 'of-a-test',
  proves: 'nothing',
  unit: 'cases',
  sample: 7,
  command: (n, seed) => ['program', String(n), String(seed)],
}

/** A program that exits with one code as it is, and with another where a fault is planted. */
const exits = (asItIs: number, faulty: number) => {
  const commands: string[] = []
  const run = async (command: readonly string[], env: Record<string, string>) => {
    commands.push(command.join(' '))
    return { code: env['PROVE_FAULT'] === '1' ? faulty : asItIs, output: '' }
  }
  return { run, commands }
}

test('a proof that holds and finds the planted fault passes twice, on the same cases', async () => {
  const { run, commands } = exits(0, 2)
  expect(await proveSample(proof, run, 5)).toMatchObject({
    isGood: true,
    counts: { passed: 2, failed: 0, skipped: 0 },
  })
  expect(commands).toEqual(['program 7 5', 'program 7 5'])
})

test.each([
  ['a case that does not hold', 2, 2, 1, /as it is: a case did not hold/],
  ['a proof that cannot fail', 0, 0, 1, /planted fault, which it has to find: every case held/],
  ['a program that breaks only with the fault', 0, 1, 1, /planted fault.*: the program broke \(1\)/],
  ['a program that breaks', 1, 1, 2, /as it is: the program broke \(1\)/],
])('%s fails', async (_name, asItIs, faulty, failed, words) => {
  const outcome = await proveSample(proof, exits(asItIs, faulty).run)
  expect(outcome).toMatchObject({ isGood: false, counts: { failed } })
  expect(outcome.output).toMatch(words)
})

test('every proof has a name of its own', () => {
  expect(new Set(proofs.map(({ name }) => name)).size).toBe(proofs.length)
  expect(proofs.every(({ name, sample }) => /^[a-z-]+$/.test(name) && sample > 0)).toBe(true)
})
