import { productTypes } from '@marketplace/contract/reference/products'
import type { Module } from '../../platform/module.ts'
import { LAWFUL_DAYS } from '../../platform/retention/retention-rule.ts'
import { asOffice } from '../scope/as-partner.ts'
import { claimHash } from './claim-hash.ts'
import { forgetClaimsOf, forgetOldClaims } from './lead-claims.queries.ts'

export const leadClaimsModule = {
  retention: [
    {
      table: 'lead_claim',
      days: LAWFUL_DAYS,
      why: 'a partner can ask for a year why a customer whom it claimed is not its lead',
      forget: (db, before, limit) => asOffice(db, (tx) => forgetOldClaims(tx, before, limit)),
    },
  ],
  person: {
    erase: {
      partner_claims: ({ vault }, tx, { user_id, contacts }) => {
        const hashes = contacts.flatMap((contact) =>
          productTypes.map((product) => claimHash(vault, contact, product)),
        )
        return asOffice(tx, (office) => forgetClaimsOf(office, user_id, hashes))
      },
    },
  },
} satisfies Module
