import { runSheetWorker } from './run-sheet-worker.ts'
import type { ReadSheetOptions, SheetInfo } from './sheet-types.ts'

const inForce = { milliseconds: 60_000, oldGenerationMb: 256 } as const

/**
 * Reads one sheet of the file at `path`, in a process of its own that may be ended at any time: by the signal, after a minute of its own, or where it
 * takes more memory than a sheet may. It waits while `onRows` works, so this thread holds two batches at most.
 * @throws SheetRefused where the file cannot be read; the signal's reason where it was aborted; whatever `onRows` throws.
 */
export const readSheet = (path: string, options: ReadSheetOptions): Promise<SheetInfo> =>
  runSheetWorker(path, options, inForce)
