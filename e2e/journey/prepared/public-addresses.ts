import {
  notFoundPage,
  publicPages,
  solarPage,
  startPage,
} from '../../../web/src/customer/app/public-pages.ts'

/** Where a public page can be seen, under a brand that shows it. */
export interface PublicAddress {
  /** The page's key. */
  key: string
  /** With what the page needs to be whole. */
  path: string
  /** The one brand that has the page; null where every brand has it. */
  brand: string | null
}

/** What stands in the place of a page's parameters. */
const parameters: Readonly<Record<string, string>> = {
  ':partner_name': 'gomti-associates',
  ':prospectId': '0'.repeat(32),
}

const filled = (pattern: string): string =>
  pattern.replaceAll(/:[A-Za-z_]+/g, (name) => {
    const value = parameters[name]
    if (value === undefined) throw new Error(`public-addresses.ts has no value for ${name}`)
    return value
  })

/** Every public page, from the pages' own list, so that a page that is added is looked at by itself. `cardId`: a live card. */
export const publicAddresses = (cardId: string): readonly PublicAddress[] => [
  { key: startPage.key, path: '/', brand: null },
  { key: solarPage.key, path: '/', brand: 'solar' },
  { key: notFoundPage.key, path: '/not-found', brand: null },
  ...publicPages.flatMap(({ key, paths }) =>
    paths.map((pattern) => ({
      key,
      path: filled(pattern) + (key === 'redirect' ? `?card=${cardId}` : ''),
      brand: null,
    })),
  ),
]
