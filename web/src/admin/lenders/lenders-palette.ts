import type { LenderRow } from '@marketplace/contract/market/lender-rows'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { isFound, searchWords } from '../../office/table/table-rows.ts'
import { readLenderRows } from './lender-rows.ts'

const MOST_HITS = 8

const textOf = ({ name, legal_name }: LenderRow): string =>
  `${name} ${name.replaceAll(/[_-]/g, ' ')} ${legal_name ?? ''}`.toLowerCase()

/** Lenders by name, legal name and id; the browser holds the list and asks only whether it has changed. */
export const lendersPalette: PaletteSource = {
  title: 'Lenders',
  page: 'lenders',
  search: async (text, signal) => {
    const lenders = await readLenderRows(signal)
    const words = searchWords(text)
    return lenders
      .filter((lender) => String(lender.lender_id) === text.trim() || isFound(textOf(lender), words))
      .slice(0, MOST_HITS)
      .map(({ lender_id, name, legal_name, lender_status }) => ({
        title: name,
        ...(legal_name === null ? {} : { detail: legal_name }),
        state: lender_status === 1 ? 'Live' : 'Off',
        path: `/admin/lenders/${lender_id}`,
        acts: [
          {
            title: 'On and off by brand',
            path: `/admin/vendors-on-off?q=${encodeURIComponent(name)}`,
            asks: 'asks first',
          },
          { title: 'What was changed', path: `/admin/audit-log?object_kind=lender&object_id=${lender_id}` },
        ],
      }))
  },
}
