import type { ContactKind } from '@marketplace/contract/customers/contact'
import type { CustomerRecord } from '@marketplace/contract/office/customer-care'
import { judgeContacts } from '../../customers/contact-rules/judge-contacts.ts'
import type { Services } from '../../market/services.ts'

type MayContact = CustomerRecord['may_contact'][number]

/** What a member of staff might do next. */
const asked: readonly (Pick<MayContact, 'channel' | 'purpose'> & { kind: ContactKind })[] = [
  { channel: 'call', purpose: 'application_service', kind: 'service' },
  { channel: 'call', purpose: 'offer_promotion', kind: 'promotional' },
  { channel: 'sms', purpose: 'application_service', kind: 'service' },
  { channel: 'sms', purpose: 'offer_promotion', kind: 'promotional' },
]

/** Whether a customer may be contacted at this moment, by the one rule for it, in our own name. */
export const mayContactNow = async (
  services: Services,
  userId: string,
  brandId: number | null,
): Promise<MayContact[]> => {
  const at = services.now()
  const asks = asked.map((ask) => ({ ...ask, user_id: userId, brand_id: brandId, lender_id: null, at }))
  const verdicts = await judgeContacts(services, services.db, asks)
  return verdicts.flatMap((verdict, place): MayContact[] => {
    const ask = asked[place]
    if (ask === undefined) return []
    const { channel, purpose } = ask
    return verdict.allowed
      ? [{ channel, purpose, allowed: 1, reasons: [], next_allowed_at: null }]
      : [
          {
            channel,
            purpose,
            allowed: 0,
            reasons: verdict.reasons,
            next_allowed_at: verdict.next_allowed_at?.toISOString() ?? null,
          },
        ]
  })
}
