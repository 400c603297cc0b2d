/**
 * The lender-specific pages of section 2: each stands at /user/{name}, with its sub-pages below it. A gold lender's begins
 * with `gold-`, which is the gold group and guarded by the product. What a page asks is the connector's declaration
 * (server/src/market/connectors/declared-pages.ts); a name here without one there fails a test.
 */
export const lenderPageNames = {
  'kadamba-bank': [],
  'samudra-bank': [],
  'konkan-credit': ['declined'],
  'chinarvan-finserv': [],
  'jugnu-credit': [],
  'titli-money': ['passcode'],
  'kaarwan-small-finance-bank': [],
  'gold-doorstep': [],
  'gold-branch-visit': [],
} as const satisfies Readonly<Record<string, readonly ('declined' | 'passcode')[]>>
export type LenderPageName = keyof typeof lenderPageNames

const names = Object.keys(lenderPageNames) as [LenderPageName, ...LenderPageName[]]

/** Every path of a lender's page, sub-pages included. */
export const lenderPagePaths: readonly string[] = names.flatMap((name) => [
  `/user/${name}`,
  ...lenderPageNames[name].map((below) => `/user/${name}/${below}`),
])
