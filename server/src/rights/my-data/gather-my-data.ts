import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { MyData } from '@marketplace/contract/rights/my-data'
import { findReach } from '../../customers/profiles/published.ts'
import type { Services } from '../../market/services.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { HeldOfPerson } from './held-of-person.ts'
import { listOwnContacts } from './own-contacts.ts'

/** Of lists that grow with every visit, the newest. */
const MOST = 200

/** Everything that is kept about a customer, for themselves. @throws Problem not_found. */
export const gatherMyData = async <S extends Services>(
  held: HeldOfPerson<S>,
  services: S,
  { user_id, language }: { user_id: string; language: LanguageId },
  inClear: boolean,
): Promise<MyData> => {
  const [reach, contacts] = await Promise.all([
    findReach(services.db, user_id),
    listOwnContacts(services.db, user_id),
  ])
  if (reach === null) throw new Problem('not_found')
  const gathered = await held.gather(services, {
    user_id,
    mobile: reach.mobile_phone_number,
    email: reach.email_verified === 1 ? reach.email : null,
    contacts,
    limit: MOST,
    language,
    in_clear: inClear,
  })
  return { made_at: services.now().toISOString(), in_clear: inClear ? 1 : 0, ...gathered }
}
