import type pg from 'pg'
import { hashPassword } from '../src/platform/credentials/hash-password.ts'
import { dayInIndia } from '../src/platform/calendar/day-in-india.ts'
import {
  inOneTransaction,
  insertDemoCredentials,
  insertLenderRevenue,
  insertLendersOff,
  insertMissingRows,
  isEmpty,
  putLendersInGroups,
} from '../seeds/seed.queries.ts'
import { demoBrands } from './brands/brands.ts'
import { demoGoldRatesUntil } from './gold-rates.ts'
import { demoLenderGroups } from './lenders/lender-groups.ts'
import { demoLenderRevenue } from './lenders/lender-revenue.ts'
import { demoDltTemplates } from './dlt-templates.ts'
import { demoProcessors } from './processors.ts'
import { demoCardFiles, demoCards } from './cards/cards.ts'
import { demoInsurancePlans } from './insurance-plans.ts'
import { demoLenders } from './lenders/lenders.ts'
import { demoLendersOff } from './lenders/lenders-off.ts'
import { demoAccounts } from './staff.ts'
import { loadDemoPartners } from './load-demo-partners.ts'
import { demoUrlSegments } from './url-segments.ts'
import { demoVoucherOffers } from './voucher-offers.ts'

/**
 * Adds the example brands, lenders, insurance plans, merchants' offers, url segments and demo accounts that the database lacks; what staff changed since stays
 * as it is. Safe to repeat; one transaction. Needs the reference data.
 */
export const loadDemoData = (client: pg.ClientBase): Promise<void> =>
  inOneTransaction(client, async () => {
    const brands = await insertMissingRows(client, 'brand', demoBrands, 'slug')
    const lenders = await insertMissingRows(client, 'lender', demoLenders, 'slug')
    await insertMissingRows(
      client,
      'lender_group',
      demoLenderGroups.map(({ name }) => ({ name })),
      'name',
    )
    await putLendersInGroups(
      client,
      demoLenderGroups.flatMap(({ name, lender_slugs }) =>
        lender_slugs
          .filter((slug) => lenders.includes(slug))
          .map((lender_slug) => ({ lender_slug, group_name: name })),
      ),
    )
    await insertMissingRows(client, 'stored_file', demoCardFiles, 'address')
    await insertMissingRows(client, 'credit_card', demoCards, 'category_name')
    await insertMissingRows(client, 'processor', demoProcessors, 'name')
    await insertMissingRows(client, 'dlt_template', demoDltTemplates, 'template')
    await insertMissingRows(client, 'insurance_plan', demoInsurancePlans, 'slug')
    await insertMissingRows(client, 'voucher_offer', demoVoucherOffers, 'slug')
    await insertMissingRows(client, 'url_segment', demoUrlSegments, 'segment')
    if (await isEmpty(client, 'gold_rate'))
      await insertMissingRows(client, 'gold_rate', demoGoldRatesUntil(dayInIndia(new Date())), 'day')
    const staff = await insertMissingRows(
      client,
      'staff',
      demoAccounts.map(({ username, full_name, role_id }) => ({ username, full_name, role_id, is_demo: 1 })),
      'username',
    )
    await insertDemoCredentials(
      client,
      await Promise.all(
        demoAccounts
          .filter(({ username }) => staff.includes(username))
          .map(async ({ username, password }) => ({
            username,
            password_hash: await hashPassword(password),
          })),
      ),
    )
    await loadDemoPartners(client)
    await insertLenderRevenue(
      client,
      demoLenderRevenue.filter(({ lender_slug }) => lenders.includes(lender_slug)),
    )
    // Only for pairs that are new: staff may have turned the lender on again.
    await insertLendersOff(
      client,
      demoLendersOff.filter((off) => lenders.includes(off.lender_slug) || brands.includes(off.brand_slug)),
    )
  })
