import type { CreditCard } from '@marketplace/contract/catalogue/credit-cards'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { readRecently } from '../../office/answers.ts'
import { isFound, searchWords } from '../../office/table/table-rows.ts'
import { allCards } from './use-cards.ts'

const MOST_HITS = 8

const textOf = ({ category_name, issuer_name }: CreditCard): string =>
  `${category_name} ${issuer_name ?? ''}`.toLowerCase()

/** Credit cards by name and issuer. */
export const cardsPalette: PaletteSource = {
  title: 'Credit cards',
  page: 'credit-cards',
  search: async (text) => {
    const words = searchWords(text)
    const { data } = await readRecently(allCards)
    return data
      .filter((card) => isFound(textOf(card), words))
      .slice(0, MOST_HITS)
      .map(({ category_id, category_name, issuer_name, status }) => ({
        title: category_name,
        ...(issuer_name == null ? {} : { detail: issuer_name }),
        state: status === 1 ? 'On' : 'Off',
        path: `/admin/credit-cards?q=${encodeURIComponent(category_name)}`,
        acts: [
          {
            title: 'What was changed',
            path: `/admin/audit-log?object_kind=credit_card&object_id=${encodeURIComponent(category_id)}`,
          },
        ],
      }))
  },
}
