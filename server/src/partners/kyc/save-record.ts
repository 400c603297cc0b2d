import type { Partner, PartnerPatch } from '@marketplace/contract/partners/partners'
import type { Services } from '../../reference/services.ts'
import { namingConflicts, savePartnerWithin, type Deed } from '../accounts/save-partner.ts'
import { asOffice } from '../scope/as-partner.ts'
import { lapseChecks } from './lapse-checks.ts'

/**
 * Saves what the form of staff brings; a check of what changes does not hold any more.
 * @throws Problem not_found, conflict, partner_email_taken, invalid_request (gstin_not_of_pan).
 */
export const saveRecord = (services: Services, deed: Deed, patch: PartnerPatch): Promise<Partner> =>
  namingConflicts(
    asOffice(services.db, async (tx) => {
      const { partner, changed } = await savePartnerWithin(services, tx, deed, patch)
      await lapseChecks(services, tx, deed, partner.id, changed)
      return partner
    }),
  )
