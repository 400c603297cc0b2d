import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import { utmsOf } from './first-touch.ts'

/** What the server keeps of each with a start. */
const MAX = 256

/**
 * The cookies lead, qr and url of an arrival (section 3): who sent the visitor and what code they scanned, as the address says,
 * and the address itself where it says how they came. Of its query the campaign alone is kept.
 */
export const arrivalCookies = (
  { url_segment }: Pick<Bootstrap, 'url_segment'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): [name: 'lead' | 'qr' | 'url', value: string][] => {
  const query = new URLSearchParams(search)
  const campaign = new URLSearchParams(utmsOf(search)).toString()
  const told = (['lead', 'qr'] as const).flatMap((name): [typeof name, string][] => {
    const value = query.get(name) ?? ''
    return /^[\w.~-]{1,64}$/.test(value) ? [[name, value]] : []
  })
  const url = pathname + (campaign === '' ? '' : `?${campaign}`)
  const says = told.length > 0 || campaign !== '' || url_segment !== null
  return says && url.length <= MAX ? [...told, ['url', url]] : told
}
