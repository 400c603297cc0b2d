/** A proof that takes long: what it says of a few cases in a test, it says of as many as there is time for. */
export interface Proof {
  name: string
  /** What holds, in one sentence. */
  proves: string
  /** What `n` counts. */
  unit: string
  /** The `n` of a sample, twice of which has to be done in a minute on two cores. */
  sample: number
  /**
   * The program that tries `n` cases, the same for the same seed. It exits with 0 where all hold and with 2 where one does not;
   * anything else is a program that broke. With PROVE_FAULT=1 in its environment it judges by a rule that is wrong on purpose,
   * and has to exit with 2: a proof that cannot fail proves nothing.
   */
  command: (n: number, seed: number) => readonly [string, ...string[]]
}

export const proofs: readonly Proof[] = [
  {
    name: 'matching-agreement',
    proves: 'the compiled matching judges as the naive reference and as SQL do, for every product',
    unit: 'pairs of a lender and an applicant',
    sample: 60_000,
    command: (n, seed) => ['node', 'bench/prove-matching.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'mutation',
    proves: 'the nearest tests notice at least nine of ten small changes of a rule',
    unit: 'mutants',
    sample: 20,
    command: (n, seed) => ['node', 'scripts/mutate/mutate.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'scale',
    proves: 'retention, my data and a deletion read no table whole that grows with customers',
    unit: 'customers',
    sample: 3_000,
    command: (n, seed) => ['node', 'bench/prove-scale.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'drain',
    proves: 'a server that is asked to end behind a balancer fails no request and loses nothing acknowledged',
    unit: 'SIGTERMs',
    sample: 2,
    command: (n, seed) => ['node', 'bench/prove-drain.ts', `--n=${n}`, `--seed=${seed}`],
  },
]
