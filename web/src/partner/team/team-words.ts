import type { TeamInvitation } from '@marketplace/contract/partners/partner-team'
import type { PartnerRole } from '@marketplace/contract/platform/call'

/** What each role opens, as an owner reads it. */
export const roleHints: Readonly<Record<PartnerRole, string>> = {
  owner: 'Everything, with team, keys, agreement and account access.',
  accounts: 'Money, statements and disputes, reports, bank and tax details, notifications.',
  sales: 'Customers and links, what you hand out, training, products, questions to us. No money.',
}

/** Whether an invitation still opens, in a word and a colour. */
export const invitationLook = ({
  is_lapsed,
}: Pick<TeamInvitation, 'is_lapsed'>): { tone: 'warn' | 'bad'; label: string } =>
  is_lapsed === 1 ? { tone: 'bad', label: 'Lapsed' } : { tone: 'warn', label: 'Invited' }

/** How many may still be invited. */
export const placesText = (taken: number, most: number): string =>
  taken >= most ? `All ${most} places are taken` : `${taken} of ${most} places are taken`
