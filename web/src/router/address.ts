/** Where somebody is: a path without the language or the folder before it, its query and its fragment, each with its sign or empty. */
export interface Address {
  pathname: string
  search: string
  hash: string
}

/** Where a link leads: an address as text (`/help`, `?part=home`), or the parts of it that are told. */
export type To = string | Partial<Address>

/** The parts of an address as text; a path that is not told is empty. */
export const readAddress = (text: string): Address => {
  const [beforeHash = '', ...hash] = text.split('#')
  const [pathname = '', ...search] = beforeHash.split('?')
  return {
    pathname,
    search: search.length === 0 ? '' : `?${search.join('?')}`,
    hash: hash.length === 0 ? '' : `#${hash.join('#')}`,
  }
}

const signed = (text: string, sign: '?' | '#'): string =>
  text === '' || text === sign ? '' : text.startsWith(sign) ? text : sign + text

/** Fills in what is not told: who names no path stays on the path where they are, without its query and its fragment. */
export const resolve = (to: To, here: string): Address => {
  const { pathname = '', search = '', hash = '' } = typeof to === 'string' ? readAddress(to) : to
  return {
    pathname: pathname === '' ? here : pathname,
    search: signed(search, '?'),
    hash: signed(hash, '#'),
  }
}

/** An address as text. */
export const writeAddress = ({ pathname, search, hash }: Address): string => pathname + search + hash
