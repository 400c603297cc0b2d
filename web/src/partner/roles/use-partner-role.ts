import type { PartnerRole } from '@marketplace/contract/platform/call'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { roleOfSession } from './page-roles.ts'

/** The role of the one who is signed in for a partner. */
export const usePartnerRole = (): PartnerRole => roleOfSession(useOfficeSession().partnerRole)
