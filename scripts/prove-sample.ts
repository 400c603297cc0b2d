import type { Proof } from './proofs.ts'
import type { Outcome } from './test-run.ts'

export const DEFAULT_SEED = 20_261_122

const HOLDS = 0
const FAILS = 2

type Run = (
  command: readonly [string, ...string[]],
  env: Record<string, string>,
) => Promise<{ code: number; output: string }>

/** What an exit code of a proof says (scripts/proofs.ts). */
export const readExit = (code: number): string =>
  code === HOLDS ? 'every case held' : code === FAILS ? 'a case did not hold' : `the program broke (${code})`

/** Runs the sample of a proof as it is, and once with a planted fault, which it has to find: two tests. */
export const proveSample = async (
  { command, sample }: Proof,
  run: Run,
  seed: number = DEFAULT_SEED,
): Promise<Outcome> => {
  const asItIs = await run(command(sample, seed), { PROVE_FAULT: '' })
  const faulty = await run(command(sample, seed), { PROVE_FAULT: '1' })
  const passed = [asItIs.code === HOLDS, faulty.code === FAILS].filter(Boolean).length
  return {
    isGood: passed === 2,
    counts: { passed, failed: 2 - passed, skipped: 0 },
    output: [
      asItIs.output,
      `as it is: ${readExit(asItIs.code)}`,
      ...(faulty.code === FAILS
        ? []
        : [faulty.output, `with a planted fault, which it has to find: ${readExit(faulty.code)}`]),
    ].join('\n'),
  }
}
