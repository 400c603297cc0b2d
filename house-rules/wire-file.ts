import { join } from 'node:path'
import { ROOT } from './tracked-files.ts'

/** What each call lets in, a second time: written by `npm run wire`, compared by wire.test.ts. */
export const WIRE = join(ROOT, 'contract', 'wire.txt')
