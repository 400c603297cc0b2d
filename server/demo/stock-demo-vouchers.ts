import { randomInt } from 'node:crypto'
import type { Services } from '../src/site/services.ts'
import { stockVouchers } from '../src/catalogue/vouchers/stock-vouchers.ts'
import { listUnstocked } from '../src/catalogue/vouchers/vouchers.queries.ts'

/** Codes of each example voucher. */
const CODES = 60

/** Letters and digits that nobody mistakes for one another. */
const SIGNS = 'ACDEFHJKLMNPQRTUVWXY34679'

const someCode = (slug: string): string => {
  const signs = Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)])
  return `${slug.slice(0, 4).toUpperCase()}-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}

/** Gives the example vouchers that never had a code some made-up ones. */
export const stockDemoVouchers = async (services: Pick<Services, 'db' | 'vault'>): Promise<void> => {
  for (const { offer_id, slug } of await listUnstocked(services.db)) {
    await stockVouchers(
      services,
      offer_id,
      Array.from({ length: CODES }, () => someCode(slug)),
    )
  }
}
