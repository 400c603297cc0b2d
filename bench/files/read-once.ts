import { readSheet } from '../../server/src/platform/sheets/read-sheet.ts'
import { SheetRefused } from '../../server/src/platform/sheets/sheet-types.ts'

/** Reads one file in a process of its own, and prints what it took: files.bench.ts. A first reading of a small file loads what a server has loaded. */

export interface ReadOnce {
  rows: number
  refused: string | null
  milliseconds: number
  /** The most of the whole process, above what it took before. */
  megabytes: number
}

const [small = '', path = ''] = process.argv.slice(2)

const read = async (file: string): Promise<Pick<ReadOnce, 'rows' | 'refused'>> => {
  try {
    const { rows } = await readSheet(file, { fileName: file, onRows: () => undefined })
    return { rows, refused: null }
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error
    return { rows: 0, refused: error.reason }
  }
}

await read(small)
const idle = process.memoryUsage.rss()
let most = idle
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 5)
const began = performance.now()
const found = await read(path)
const milliseconds = performance.now() - began
clearInterval(watch)
console.log(JSON.stringify({ ...found, milliseconds, megabytes: (most - idle) / 1e6 } satisfies ReadOnce))
