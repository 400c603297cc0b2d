import { configureGlobal } from 'fast-check'

/**
 * Generated cases are the same in every run, so that a red check speaks of the change and not of chance. `FC_SEED` (a whole
 * number) looks at others.
 */
configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_122) })
