import type pg from 'pg'
import { hashPassword } from '../src/platform/credentials/hash-password.ts'
import { insertDemoPartners } from '../seeds/partner-seed.queries.ts'
import { demoPartnerAccount, demoPartners, demoPartnerTerms } from './partners.ts'

/** Adds the example partners where the database has none of them yet. Runs in the transaction of the demo data. */
export const loadDemoPartners = (client: pg.ClientBase): Promise<void> =>
  insertDemoPartners(client, {
    partners: demoPartners,
    terms: demoPartnerTerms,
    account: async () => ({
      email: demoPartnerAccount.email,
      password_hash: await hashPassword(demoPartnerAccount.password),
    }),
  })
