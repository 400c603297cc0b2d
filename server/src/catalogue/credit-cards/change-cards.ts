import type { changeCreditCards, CardChanges } from '@marketplace/contract/catalogue/card-changes'
import type { Body } from '@marketplace/contract/platform/call'
import type { Database } from '../../platform/db/database.ts'
import { translate } from '../../platform/http/translate.ts'
import { changeMany, tryChange } from './card-changes.ts'
import { lockCards } from './credit-cards.queries.ts'
import { updateCard, type Saver } from './save-card.ts'

/** Sets one switch for many cards; one that may not be changed is refused by itself. */
export const changeCards = (
  db: Database,
  { category_ids, property, value, preview }: Body<typeof changeCreditCards>,
  saver: Saver,
): Promise<CardChanges> => {
  const isPreview = preview === 1
  const title = translate('en', isPreview ? 'cards_change_preview' : 'cards_changed')
  return changeMany(db, { preview: isPreview, title, now: saver.now }, async (tx, gathered) => {
    const cards = new Map((await lockCards(tx)).map((card) => [card.category_id, card]))
    for (const id of new Set(category_ids)) {
      const card = cards.get(id)
      if (card === undefined) {
        gathered.refused.push({ line: null, name: id, message: translate('en', 'card_unknown'), row: null })
        continue
      }
      const { category_id, category_name } = card
      await tryChange(tx, gathered, { line: null, name: category_name, row: null }, async (inner) => ({
        category_id,
        category_name,
        kind: 'updated',
        act: await updateCard(inner, card, { [property]: value }, saver),
      }))
    }
  })
}
