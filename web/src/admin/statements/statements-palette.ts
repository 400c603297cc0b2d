import { listPartnerStatements } from '@marketplace/contract/money/partner-statements'
import { ask, readRecently } from '../../office/answers.ts'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { stateLooks } from '../../office/statements/statement-words.ts'
import { monthText } from '../lender-files/recent-months.ts'

const NEWEST = 200
const MOST = 8

/** The newest statements by number and partner, for whoever may open partners: role 2 reads sums alone. */
export const statementsPalette: PaletteSource = {
  title: 'Statements',
  page: 'partners',
  search: async (text) => {
    const typed = text.trim().toLowerCase()
    const { data } = await readRecently(
      ask('partner-statements', listPartnerStatements, { query: { page_size: NEWEST } }),
    )
    return data
      .filter(({ number, partner_name }) => `${number} ${partner_name}`.toLowerCase().includes(typed))
      .slice(0, MOST)
      .map(({ statement_id, number, partner_name, month, state }) => ({
        title: number,
        detail: `${partner_name}, ${monthText(month)}`,
        state: stateLooks[state].label,
        path: `/admin/statements/${statement_id}`,
      }))
  },
}
