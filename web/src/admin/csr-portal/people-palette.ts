import { searchCustomers } from '@marketplace/contract/office/customer-care'
import { officeCall } from '../../office/session/office-call.ts'
import type { PeopleSource } from '../../office/session/palette-source.ts'
import { recogniseSearch, searchKind } from './recognise-search.ts'

/** Customers by any of their numbers, by e-mail and by full name: as the CSR portal finds them, and counted as there. */
export const peoplePalette: PeopleSource = {
  page: 'csr-portal',
  kindOf: (text) => {
    const search = recogniseSearch(text)
    return search === null ? null : searchKind(search)
  },
  find: async (text) => {
    const body = recogniseSearch(text)
    if (body === null) return { hits: [], total: 0 }
    const { data, total } = await officeCall(searchCustomers, { body })
    return {
      total,
      hits: data.map(({ user_id, app_id, name, mobile, email, brand_name }) => ({
        title: name ?? 'Name not told yet',
        detail: [mobile ?? email, brand_name].filter((part) => part !== null).join(' · '),
        path: `/admin/csr-portal/${user_id}/${app_id ?? '0'}`,
      })),
    }
  },
}
