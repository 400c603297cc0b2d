import type { Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { claimLead } from '../../partners/leads/claim-lead.ts'
import { holdCustomer } from '../../customers/profiles/published.ts'
import { addClick, findActiveLink, findClickSince, lockClicks, type NewClick } from './card-clicks.queries.ts'
import { fillCardLink } from './fill-card-link.ts'

/** Within this time the same customer on the same card is a second press, not a second visit of the issuer. */
const SAME_CLICK_MS = 60_000

/**
 * Records that a customer goes on to the issuer of a card, whose lead that makes them, and where the click leads.
 * @throws Problem not_found where the customer is gone; card_not_offered for a card that is unknown, switched off, or leads nowhere safe.
 */
export const recordClick = async (
  tx: Database,
  click: NewClick,
  lockDays: number,
): Promise<{ click_id: string; handoff_url: string }> => {
  if (!(await holdCustomer(tx, click.user_id))) throw new Problem('not_found')
  await lockClicks(tx, click.user_id)
  const card = await findActiveLink(tx, click.category_id)
  if (card === null) throw new Problem('card_not_offered')
  const since = new Date(click.now.getTime() - SAME_CLICK_MS)
  const click_id = (await findClickSince(tx, click, since)) ?? (await addClick(tx, click))
  const handoff_url = fillCardLink(card.utm_link, click_id)
  if (handoff_url === null) throw new Problem('card_not_offered')
  await claimLead(tx, { user_id: click.user_id, product_type: 'Credit Cards' }, lockDays, click.now)
  return { click_id, handoff_url }
}
