import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import { recordEvents, type AuditEvent } from '../../platform/audit-log/record-event.ts'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate } from '../../platform/http/translate.ts'

/** What was done to one card; `act` is null where nothing was different. */
export interface CardChange {
  category_id: string
  category_name: string
  kind: 'created' | 'updated'
  act: AuditEvent | null
}

export interface Refusal {
  line: number | null
  name: string
  message: string
  /** The cells of the line by their columns; null where there is no file. */
  row: Readonly<Record<string, string>> | null
}

/** What a change of many cards gathers as it goes. */
export interface Gathered {
  changes: CardChange[]
  refused: Refusal[]
}

const wordsOf = ({ code, details }: Problem): string =>
  details.length === 0 ? translate('en', code) : details.map(({ key }) => translate('en', key)).join('. ')

/** Does one card's change for itself: where it is refused, nothing of it stays and the others go on. */
export const tryChange = async (
  tx: Database,
  { changes, refused }: Gathered,
  about: Omit<Refusal, 'message'>,
  work: (tx: Database) => Promise<CardChange>,
): Promise<void> => {
  try {
    changes.push(await tx.transaction(work))
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    refused.push({ ...about, message: wordsOf(error) })
  }
}

const namesOf = (value: AuditEvent['after']): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

const summarise = ({ changes, refused }: Gathered, title: string, preview: boolean): CardChanges => {
  const made = changes.filter(({ act }) => act !== null)
  const count = (kind: CardChange['kind']): number => made.filter((change) => change.kind === kind).length
  return {
    preview: preview ? 1 : 0,
    title,
    created: count('created'),
    updated: count('updated'),
    unchanged: changes.length - made.length,
    table_title: translate('en', 'cards_touched'),
    category_ids: made
      .filter(({ kind }) => !preview || kind === 'updated')
      .map(({ category_id }) => category_id),
    changes: made.map(({ category_id, category_name, kind, act }) => ({
      category_id: preview && kind === 'created' ? null : category_id,
      category_name,
      kind,
      properties: namesOf(act?.after),
    })),
    refused: refused.map((refusal) => ({
      ...refusal,
      row: refusal.row === null ? null : { ...refusal.row },
    })),
  }
}

/** Ends a transaction without its changes, and carries what they would have been. */
class PreviewOnly extends Error {
  readonly found: CardChanges
  constructor(found: CardChanges) {
    super('a preview')
    this.found = found
  }
}

/**
 * Does a change of many cards in one transaction, with its acts on the audit log. A preview does the same and takes it all
 * back, so that what it says is what will happen.
 */
export const changeMany = async (
  db: Database,
  { preview, title, now }: { preview: boolean; title: string; now: Date },
  work: (tx: Database, gathered: Gathered) => Promise<void>,
): Promise<CardChanges> => {
  try {
    return await db.transaction(async (tx) => {
      const gathered: Gathered = { changes: [], refused: [] }
      await work(tx, gathered)
      const found = summarise(gathered, title, preview)
      if (preview) throw new PreviewOnly(found)
      await recordEvents(
        tx,
        gathered.changes.flatMap(({ act }) => (act === null ? [] : [act])),
        now,
      )
      return found
    })
  } catch (error) {
    if (error instanceof PreviewOnly) return error.found
    throw error
  }
}
