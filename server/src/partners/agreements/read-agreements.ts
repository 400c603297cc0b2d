import type { OwnAgreement } from '@marketplace/contract/partners/partner-agreements'
import type { MerchantPapers } from '@marketplace/contract/partners/partner-kyc'
import type { Database } from '../../platform/db/database.ts'
import { listAccepted } from './agreements.queries.ts'
import { agreementTexts, type House } from './agreement-texts.ts'
import { presentTexts } from './present-texts.ts'

/** Each text in its present version, with the partner's latest acceptance of any. */
export const readOwnAgreements = async (
  tx: Database,
  partnerId: number,
  house: House,
): Promise<OwnAgreement[]> => {
  const accepted = await listAccepted(tx, partnerId)
  return presentTexts(house).map((text) => {
    const own = accepted.find(({ kind }) => kind === text.kind)
    const people = text.kind === 'housing' ? accepted.filter(({ kind }) => kind === 'housing') : []
    return {
      ...text,
      people: people.map(({ version, name, accepted_at }) => ({
        version,
        name,
        accepted_at: accepted_at.toISOString(),
      })),
      accepted:
        own === undefined
          ? null
          : { version: own.version, name: own.name, accepted_at: own.accepted_at.toISOString() },
    }
  })
}

/** All that a partner accepted, word by word, for staff. */
export const readAccepted = async (tx: Database, partnerId: number): Promise<MerchantPapers['accepted']> =>
  (await listAccepted(tx, partnerId)).map(({ text, accepted_at, ...row }) => {
    const [title = '', ...rest] = text.split('\n\n')
    return { ...row, title, text: rest.join('\n\n'), accepted_at: accepted_at.toISOString() }
  })

/** Of the declaration for housing finance. */
export const housingVersion = agreementTexts.find(({ kind }) => kind === 'housing')?.version ?? 0
