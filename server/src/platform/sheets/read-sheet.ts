import type { ReadSheetOptions, SheetInfo } from './sheet-types.ts'

/**
 * Reads one sheet of the file at `path`, in a worker thread that may be ended at any time.
 * @throws SheetRefused where the file cannot be read; the signal's reason where it was aborted; whatever `onRows` throws.
 */
export declare const readSheet: (path: string, options: ReadSheetOptions) => Promise<SheetInfo>
