import { listPartners } from '@marketplace/contract/partners/partners'
import { officeCall } from '../../office/session/office-call.ts'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { statusWords } from './status-words.ts'

/** Partners by name, link, e-mail address or tracking id. */
export const partnersPaletteSource: PaletteSource = {
  title: 'Partners',
  page: 'partners',
  search: async (text, signal) => {
    const { data } = await officeCall(listPartners, { query: { search: text, page_size: 8 }, signal })
    return data.map(({ id, name, status, slug }) => ({
      title: name,
      ...(slug === null ? {} : { detail: `/${slug}` }),
      state: statusWords[status].label,
      path: `/admin/partners/${id}`,
      acts: [{ title: 'What was changed', path: `/admin/audit-log?object_kind=partner&object_id=${id}` }],
    }))
  },
}
