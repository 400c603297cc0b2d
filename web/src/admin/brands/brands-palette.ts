import { listBrandsOffice, type OfficeBrand } from '@marketplace/contract/office/brands-office'
import { askAll, readRecently } from '../../office/answers.ts'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { isFound, searchWords } from '../../office/table/table-rows.ts'

const MOST_HITS = 8

const textOf = ({ name, slug, legal_name, answers_at }: OfficeBrand): string =>
  [name, slug, legal_name, ...answers_at].join(' ').toLowerCase()

/** Brands by name, company and address. */
export const brandsPalette: PaletteSource = {
  title: 'Brands',
  page: 'brands',
  search: async (text) => {
    const words = searchWords(text)
    const { data: brands } = await readRecently(askAll('brands', listBrandsOffice, {}))
    return brands
      .filter((brand) => isFound(textOf(brand), words))
      .slice(0, MOST_HITS)
      .map(({ brand_id, slug, name, legal_name, is_default }) => ({
        title: name,
        detail: legal_name,
        ...(is_default === 1 && { state: 'Default' }),
        path: `/admin/brands/${slug}`,
        acts: [
          { title: 'What was changed', path: `/admin/audit-log?object_kind=brand&object_id=${brand_id}` },
        ],
      }))
  },
}
