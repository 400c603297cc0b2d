import { inSeconds, median } from './figures.ts'
import { makeDataFolder, startProduct } from './product.ts'
import type { Line, Report } from './report.ts'

/** Starts the product on the folder until it has served its first page, and stops it again. */
const timeToFirstPage = async (dataDir: string): Promise<number> => {
  const server = await startProduct(dataDir, '/')
  await server.stop()
  return server.readyAfterMs
}

/** From `node server/src/main.ts`, with packages and pages in place, to the first page served. */
export const measureColdStart = async (report: Report, quick: boolean): Promise<void> => {
  await report.measure('start to the first page served', async (): Promise<Line[]> => {
    const first: number[] = []
    const warm: number[] = []
    for (let round = 0; round < (quick ? 1 : 3); round += 1) {
      const folder = await makeDataFolder()
      try {
        first.push(await timeToFirstPage(folder.path))
        warm.push(await timeToFirstPage(folder.path))
      } finally {
        await folder.remove()
      }
    }
    const line = (what: string, took: number, seconds: number): Line => ({
      what: `start to the first page served, ${what}`,
      ours: inSeconds(took),
      target: `≤ ${seconds} s`,
      met: took <= seconds * 1000,
    })
    return [line('first run', median(first), 25), line('warm data folder', median(warm), 10)]
  })
}
