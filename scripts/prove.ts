import { parseArgs } from 'node:util'
import { DEFAULT_SEED, proveSample, readExit } from './prove-sample.ts'
import { proofs } from './proofs.ts'
import { passOn, runProgram } from './run-program.ts'
import { TestRun } from './test-run.ts'

/**
 * `npm run prove` lists the long proofs, `-- <name> [--n N] [--seed S]` runs one, `-- --sample [--seed S]` samples each and
 * makes sure that it finds a planted fault.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'boolean' }, n: { type: 'string' }, seed: { type: 'string' } },
})

/** @throws Error where it is no whole number above zero. */
const whole = (name: string, text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1)
    throw new Error(`--${name} is a whole number above 0, not ${text}`)
  return value
}

const seed = whole('seed', values.seed ?? String(DEFAULT_SEED))
const [name] = positionals
const chosen = proofs.find((proof) => proof.name === name)

if (values.sample === true) {
  const run = new TestRun()
  await run.inPairs(
    proofs.map((proof) => ({
      name: `${proof.name}: ${proof.sample} ${proof.unit}, and a planted fault is found`,
      run: () => proveSample(proof, (command, env) => runProgram(command, { env }), seed),
    })),
  )
  run.close()
} else if (chosen !== undefined) {
  const n = whole('n', values.n ?? String(chosen.sample))
  console.log(`${chosen.proves}: ${n} ${chosen.unit}, seed ${seed}`)
  const { code } = await runProgram(chosen.command(n, seed), { each: passOn })
  console.log(readExit(code))
  process.exitCode = code
} else {
  if (name !== undefined) console.error(`There is no proof ${name}. These are there:`)
  for (const proof of proofs) console.log(`${proof.name}\n  ${proof.proves}; n counts ${proof.unit}`)
  process.exitCode = name === undefined ? 0 : 1
}
