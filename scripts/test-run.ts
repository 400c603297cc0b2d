import { closingLine, failureLine, flakyLine } from './closing-line.mjs'
import { none, sumCounts, type Counts } from './test-counts.ts'

/** What one part of the tests came to. */
export interface Outcome {
  isGood: boolean
  counts: Counts
  /** Its failed tests; a part without any is named itself. */
  failures?: readonly string[]
  /** What passed only when it was tried again: named, so that somebody mends it. */
  flaky?: readonly string[]
  /** Printed where the part has failed and has not printed it itself. */
  output?: string
}

export interface Part {
  name: string
  run: () => Promise<Outcome>
}

/** Runs parts of the tests, says of each how it went and how long it took, and sums what they counted. */
export class TestRun {
  readonly #counts: Counts[] = []
  readonly #failures: string[] = []
  readonly #flaky: string[] = []
  #isGood = true

  /** Runs parts one after the other. */
  async inTurn(parts: readonly Part[]): Promise<void> {
    for (const part of parts) await this.#run(part)
  }

  /** Runs parts two at a time, begun in their order. */
  async inPairs(parts: readonly Part[]): Promise<void> {
    const waiting = [...parts]
    const lane = async (): Promise<void> => {
      for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await this.#run(part)
    }
    await Promise.all([lane(), lane()])
  }

  /** Prints what was flaky, what failed and the closing line, and leaves the exit code: a part that failed without a failed test counts as one. */
  close(): void {
    const counts = sumCounts(this.#counts)
    const isGood = this.#isGood && counts.failed === 0
    const failed = isGood ? 0 : Math.max(counts.failed, 1)
    for (const test of this.#flaky) console.log(flakyLine(test))
    for (const failure of this.#failures) console.log(failureLine(failure))
    console.log(closingLine({ ...counts, failed }))
    process.exitCode = isGood ? 0 : 1
  }

  async #run({ name, run }: Part): Promise<void> {
    const began = performance.now()
    const {
      isGood,
      counts,
      failures = [],
      flaky = [],
      output,
    } = await run().catch((error: unknown): Outcome => ({
      isGood: false,
      counts: none,
      output: String(error),
    }))
    if (!isGood && output !== undefined) console.log(output.trimEnd())
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${isGood ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
    this.#counts.push(counts)
    this.#flaky.push(...flaky.map((test) => `${name} › ${test}`))
    if (failures.length > 0) this.#failures.push(...failures.map((failure) => `${name} › ${failure}`))
    else if (!isGood) this.#failures.push(name)
    this.#isGood &&= isGood
  }
}
