import type { Services } from '../../platform/services.ts'
import { openSealed, sealPerson } from '../people/open-person.ts'
import { asOffice } from '../scope/as-partner.ts'
import { lockSealedInvitations, writeSealedInvitation } from './invitations.queries.ts'

/** Seals whom partners invite anew under the newest data key, in one transaction. @returns how many. */
export const resealInvitations = ({ db, vault }: Pick<Services, 'db' | 'vault'>): Promise<number> =>
  asOffice(db, async (tx) => {
    const rows = await lockSealedInvitations(tx)
    for (const { invitation_id, sealed } of rows) {
      const place = `partner_invitation:${invitation_id}` as const
      await writeSealedInvitation(
        tx,
        invitation_id,
        sealPerson(vault, place, await openSealed(vault, place, sealed)),
      )
    }
    return rows.length
  })
