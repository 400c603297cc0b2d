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

/** A family of figures, each tried against a reference in exact numbers (bench/figures). */
const figures = (name: string, proves: string, sample: number): Proof => ({
  name,
  proves,
  unit: 'cases',
  sample,
  command: (n, seed) => ['node', 'bench/prove-figures.ts', `--family=${name}`, `--n=${n}`, `--seed=${seed}`],
})

export const proofs: readonly Proof[] = [
  {
    name: 'matching-agreement',
    proves: 'the compiled matching judges as the naive reference and as SQL do, for every product',
    unit: 'pairs of a lender and an applicant',
    sample: 60_000,
    command: (n, seed) => ['node', 'bench/prove-matching.ts', `--n=${n}`, `--seed=${seed}`],
  },
  figures('security-caps', 'on gold and homes the law’s most is lent and no rupee more', 100_000),
  figures('foreclosures', 'closing early costs what the circulars allow, to the paisa', 20_000),
  figures('microfinance-ceilings', 'no household under the limit repays more than half its income', 20_000),
  figures('unlocks', 'what is said to unlock a lender unlocks it', 20_000),
  figures('apr-labels', 'an APR shown as the most, the least or just this is that', 10_000),
  figures('balances', 'one loan has one balance, and says when instalments cannot repay it', 5_000),
  figures('money', 'a month is priced, spread over its loans and shared with partners to the paisa', 10_000),
  {
    name: 'ledger',
    proves:
      'the same disbursals and clawbacks in any order, twice and cut off, leave the same books, which make 0',
    unit: 'events',
    sample: 400,
    command: (n, seed) => ['node', 'bench/prove-ledger.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'reconciliation',
    proves:
      'files, settlements, receipts and pricings in any order, twice and taken back, end in the same books, which make 0',
    unit: 'loans',
    sample: 60,
    command: (n, seed) => ['node', 'bench/money/prove-reconciliation.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'reports',
    proves:
      'every kept figure of the reports is what its facts say and the count of its rows, whatever happens in whatever order',
    unit: 'transitions',
    sample: 200,
    command: (n, seed) => ['node', 'bench/reports/prove-reports.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'sheets',
    proves:
      'a spoilt file of a stranger is read or refused in words, and a whole one is read as a second reader reads it',
    unit: 'files',
    sample: 200,
    command: (n, seed) => ['node', 'bench/prove-sheets.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'uploads',
    proves:
      'a lender’s file applies what its plan showed and nothing else, whatever staff do meanwhile, and an undo takes it back',
    unit: 'files',
    sample: 10,
    command: (n, seed) => ['node', 'bench/prove-uploads.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'kills',
    proves:
      'a process killed at any moment of uploading, planning, applying, undoing, pricing or approving leaves what one clean run leaves',
    unit: 'kills',
    sample: 4,
    command: (n, seed) => ['node', 'bench/kills/prove-kills.ts', `--n=${n}`, `--seed=${seed}`],
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
    name: 'office-memory',
    proves: 'a tab of the office that nobody reloads holds no more after rounds of use than when it was warm',
    unit: 'rounds of use',
    sample: 4,
    command: (n, seed) => ['node', 'bench/prove-office-memory.ts', `--n=${n}`, `--seed=${seed}`],
  },
  {
    name: 'drain',
    proves: 'a server that is asked to end behind a balancer fails no request and loses nothing acknowledged',
    unit: 'SIGTERMs',
    sample: 2,
    command: (n, seed) => ['node', 'bench/prove-drain.ts', `--n=${n}`, `--seed=${seed}`],
  },
]
