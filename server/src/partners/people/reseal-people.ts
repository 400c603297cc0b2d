import type { Services } from '../../platform/services.ts'
import { asOffice } from '../scope/as-partner.ts'
import { openSealed, sealPerson } from './open-person.ts'
import { lockSealedPeople, writeSealedPerson } from './people.queries.ts'

/** Seals names and addresses anew under the newest data key: at most 20 of each partner, one transaction holds them. @returns how many. */
export const resealPeople = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockSealedPeople(tx)
    for (const { person_id, sealed } of rows) {
      const place = `partner_person:${person_id}` as const
      await writeSealedPerson(tx, person_id, sealPerson(vault, place, await openSealed(vault, place, sealed)))
    }
    return rows.length
  })
