import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { isAsking, type ShownStatus } from '../lender-progress.ts'
import { wordsOf } from '../status-words.ts'
import type { Turn } from './status-groups.ts'

/** The name of a status among the texts of a card: "sent" is never said where the customer has something to do. */
export const cardWordsOf = (application: Turn): ShownStatus | 'REDIRECTED' | 'OWN_PAGE' =>
  isAsking(application) ? 'OWN_PAGE' : wordsOf(application)

/** What the customer does about it on this side: at the lender's page here, on the lender's site, or at the offers. */
export const actOf = ({
  status,
  integration,
  lender_page = null,
  handoff_url = null,
}: Turn & Partial<Pick<LenderApplication, 'handoff_url'>>): 'own_page' | 'site' | 'again' | null => {
  if (status === 'SEND_FAILED') return 'again'
  if (status === 'SENT' && integration === 'redirect') return handoff_url === null ? null : 'site'
  if (lender_page !== null && (status === 'SENT' || status === 'DOCS_PENDING')) return 'own_page'
  return null
}
