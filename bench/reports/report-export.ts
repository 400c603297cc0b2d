import { exportRows } from '../../server/src/reports/answers/export-rows.ts'
import { sql } from '../../server/src/platform/db/sql.ts'
import { inSeconds } from '../figures.ts'
import type { ReportBenchWorld } from './report-bench-world.ts'
import { lastDays, type TimedLine } from './report-questions.ts'

const YEARS_3 = 1_095
/** Of ten million applications no sheet holds more. */
const SHEET_DAYS = 60
const LEAST_ROWS_A_SECOND = 200_000
const MOST_MB = 100
const SAMPLE_MS = 50

/** Every row of three years as a file, or of two months as a sheet where it holds no more, read to its end as fast as it comes, in this process. */
export const measureExports = async ({ services, applications }: ReportBenchWorld): Promise<TimedLine[]> => {
  const staff = await services.db.row<{ staff_id: number; full_name: string }>(
    sql`select staff_id, full_name from staff where role_id = 1 order by staff_id limit 1`,
  )
  if (staff === null) throw new Error('there is no administrator')
  const actor = {
    role_id: 1 as const,
    auditActor: { kind: 'staff' as const, id: staff.staff_id, name: staff.full_name },
  }
  const lines: TimedLine[] = []
  for (const measure of ['applied', 'lender_applied'] as const)
    for (const form of ['csv', 'xlsx'] as const) {
      const days = form === 'xlsx' && applications > 1_000_000 ? SHEET_DAYS : YEARS_3
      const question = { ...lastDays(days), measure }
      const idle = process.memoryUsage().rss
      let most = idle
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss)
      }, SAMPLE_MS)
      const began = performance.now()
      const file = await exportRows(services, services, question, form, actor, '127.0.0.1')
      let bytes = 0
      for await (const part of file.toStream()) bytes += (part as Uint8Array).length
      const ms = performance.now() - began
      clearInterval(watch)
      const entry = await services.db.row<{ rows: number }>(
        sql`select (after->>'rows')::integer as rows from audit_entry where action = 'reports.export' order by entry_id desc limit 1`,
      )
      const rows = entry?.rows ?? 0
      const speed = rows / (ms / 1_000)
      const mb = (most - idle) / 1e6
      lines.push({
        what: `every row of ${measure} as ${form}, ${days.toLocaleString('en')} days`,
        ours: `${Math.round(speed).toLocaleString('en')} rows a second (${rows.toLocaleString('en')} in ${inSeconds(ms)}, ${(bytes / 1e6).toFixed(0)} MB), ${mb.toFixed(0)} MB of memory`,
        target: `≥ ${LEAST_ROWS_A_SECOND.toLocaleString('en')}, ≤ ${MOST_MB} MB`,
        met: speed >= LEAST_ROWS_A_SECOND && mb <= MOST_MB,
        ms,
      })
    }
  return lines
}
