import { createHash } from 'node:crypto'
import type { Services } from '../../market/services.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { csvOf } from '../statement-papers/csv-of.ts'
import { makePdf } from '../statement-papers/make-pdf.ts'
import { draftMonth } from './draft-statements.ts'
import { getStatement } from './lock-statement.ts'
import { monthBefore } from '../statement-rules/month-before.ts'
import { lenderNames } from './name-lines.ts'
import { presentLeftOut, presentLine } from './present-lines.ts'
import { presentStatement } from './present-statement.ts'
import { readContents } from './read-contents.ts'
import { paperContext } from './read-paper.ts'
import { addPaper, listPapers } from './statements.queries.ts'

/** Drafts the month before for every partner. */
export const draftLastMonth: Job<'draft_statements', Services> = async (services) => {
  const auditActor = { kind: 'system', id: 0, name: 'draft_statements' } as const
  await draftMonth(services, monthBefore(dayInIndia(services.now())), { who: null, auditActor, ip: null })
}

/** Makes the papers of a statement, once: the bytes are sealed into the storage and never made anew. */
export const makeStatementPapers: Job<'make_statement_papers', Services> = async (
  services,
  { statement_id, of },
) => {
  const { db, files, vault, now } = services
  const at = now()
  const nameOf = lenderNames(services)
  const read = await asOffice(db, async (tx) => {
    const row = await getStatement(tx, statement_id)
    const made = await listPapers(tx, statement_id)
    if (made.some((paper) => paper.of === of && paper.format === 'pdf')) return null
    const { lines, leftOut, terms } = await readContents(tx, row, at)
    const statement = await presentStatement(services, tx, row, at)
    const none = new Map<string, null>()
    return {
      row,
      paper: {
        statement,
        lines: lines.map((line) => presentLine(line, nameOf, none)),
        leftOut: leftOut.map((line) => presentLeftOut(line, nameOf, none, terms.minimum_paise)),
        house: services.brands().bySlug(services.env.DEFAULT_BRAND)?.brand.name ?? '',
        of,
      },
    }
  })
  if (read === null) return
  const csv = await csvOf(read.paper)
  const content = createHash('sha256').update(csv).digest('hex')
  const pdf = await makePdf(read.paper, content, at)
  for (const [format, bytes] of [
    ['csv', csv],
    ['pdf', pdf],
  ] as const) {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const file_name = `statement-${statement_id}-${of}-${sha256.slice(0, 32)}.${format}.sealed`
    await files.write(file_name, vault.seal(bytes, paperContext(file_name)))
    await asOffice(db, (tx) =>
      addPaper(tx, read.row, { of, format, file_name, sha256, bytes: bytes.length, made_at: at }),
    )
  }
}
