import { searchCustomers } from '@marketplace/contract/office/customer-care'
import { officeCall } from '../../office/session/office-call.ts'
import type { PaletteSource } from '../../office/session/palette-source.ts'
import { recogniseSearch } from './recognise-search.ts'

/** Customers by application id alone: a whole id is meant, while digits that are being typed would each be a search. */
export const customerPalette: PaletteSource = {
  title: 'Customers',
  page: 'csr-portal',
  search: async (text, signal) => {
    const body = recogniseSearch(text)
    if (body?.application_id === undefined) return []
    const { data } = await officeCall(searchCustomers, { body, signal })
    return data.map(({ user_id, app_id, name, mobile }) => ({
      title: name ?? 'Name not told yet',
      ...(mobile !== null && { detail: mobile }),
      path: `/admin/csr-portal/${user_id}/${app_id ?? '0'}`,
    }))
  },
}
