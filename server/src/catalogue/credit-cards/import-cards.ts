import type { CardChanges } from '@marketplace/contract/catalogue/card-changes'
import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { translate, type AnyMessageKey } from '../../platform/http/translate.ts'
import { changeMany, tryChange, type CardChange } from './card-changes.ts'
import { readCardsCsv, type CsvCard } from './cards-csv.ts'
import { lockCards, type CardRow } from './credit-cards.queries.ts'
import { createCard, updateCard, type Saver } from './save-card.ts'

const keyOf = (name: string): string => name.toLowerCase()

/** What a row is about: a card that is there, a new one of this name, or words about why neither. */
type Target = CardRow | { newName: string } | { key: AnyMessageKey }

/** Finds rows' cards by id or else by name, each card once a file. */
const findTargets = (cards: readonly CardRow[]) => {
  const byId = new Map(cards.map((card) => [card.category_id, card]))
  const byName = new Map(cards.map((card) => [keyOf(card.category_name), card]))
  const taken = new Set<string>()
  const once = (key: string, target: Target): Target => {
    if (taken.has(key)) return { key: 'csv_row_repeated' }
    taken.add(key)
    return target
  }
  return ({ category_id, values: { category_name } }: CsvCard): Target => {
    const card =
      category_id === null
        ? category_name === undefined
          ? undefined
          : byName.get(keyOf(category_name))
        : byId.get(category_id)
    if (card !== undefined) return once(card.category_id, card)
    if (category_id !== null) return { key: 'card_unknown' }
    if (category_name === undefined) return { key: 'card_name_missing' }
    return once(keyOf(category_name), { newName: category_name })
  }
}

const store = async (tx: Database, target: Target, row: CsvCard, saver: Saver): Promise<CardChange> => {
  if ('key' in target) throw new Problem('invalid_request', [{ field: 'file', key: target.key }])
  if ('newName' in target) {
    const category_name = target.newName
    const made = await createCard(tx, { ...row.values, category_name }, saver)
    return { ...made, category_name, kind: 'created' }
  }
  const { category_id } = target
  const category_name = row.values.category_name ?? target.category_name
  return { category_id, category_name, kind: 'updated', act: await updateCard(tx, target, row.values, saver) }
}

/**
 * Creates and updates cards from a CSV: every good row is kept, every other is listed with its line and what is wrong with it.
 * @throws Problem csv_refused where the file as a whole cannot be read.
 */
export const importCards = (
  db: Database,
  file: Buffer,
  preview: boolean,
  saver: Saver,
): Promise<CardChanges> => {
  const rows = readCardsCsv(file)
  if ('key' in rows) throw new Problem('csv_refused', [{ field: 'file', key: rows.key }])
  const title = translate('en', preview ? 'cards_import_preview' : 'cards_imported')
  return changeMany(db, { preview, title, now: saver.now }, async (tx, gathered) => {
    const targetOf = findTargets(await lockCards(tx))
    for (const row of rows) {
      const about = {
        line: row.line,
        name: row.values.category_name ?? row.category_id ?? '',
        row: row.cells,
      }
      if (row.problems.length > 0) {
        gathered.refused.push({ ...about, message: row.problems.join('. ') })
        continue
      }
      const target = targetOf(row)
      await tryChange(tx, gathered, about, (inner) => store(inner, target, row, saver))
    }
  })
}
