import { consentPurposes } from '@marketplace/contract/customers/consents'
import type { EraseStep, PersonParts } from '../../platform/module.ts'
import type { Services } from '../../reference/services.ts'
import { listConsentsOf, withdrawAll } from './consents.queries.ts'
import { presentConsent } from './present-consent.ts'
import { followedPurposes, type WithdrawalEnds } from './withdraw.ts'

/** Withdraws every consent, and ends what was opened on them. */
const withdrawEverything =
  <S extends Services>(ends: WithdrawalEnds<S>): EraseStep<S> =>
  async (services, tx, { user_id, ip_address, now }) => {
    const ended = await withdrawAll(tx, consentPurposes, { user_id, ip_address, now })
    for (const followed of followedPurposes) {
      const ids = ended.filter(({ purpose }) => purpose === followed).map(({ consent_id }) => consent_id)
      await ends[followed](services, tx, ids, now)
    }
  }

export const consentsOfPerson = <S extends Services>(ends: WithdrawalEnds<S>) =>
  ({
    gather: async ({ db }, { user_id }) => ({
      consents: (await listConsentsOf(db, user_id)).map(presentConsent),
    }),
    preview: async ({ db }, { user_id }) => ({
      stays: { consents: (await listConsentsOf(db, user_id)).length },
    }),
    erase: { consents: withdrawEverything(ends) },
  }) satisfies PersonParts<S>
