import type { PageDeclaration } from '../../market/connectors/page-declaration.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../market/services.ts'

const FIRST_SECONDS = 3
const GROWTH = 1.6
const LONGEST_SECONDS = 6 * 3600
/** Together some three weeks. */
const LOOKS = 90

/** How long until the look of this number, from 0; null where it has been asked often enough. */
export const secondsUntilLook = (look: number): number | null =>
  look >= LOOKS ? null : Math.min(LONGEST_SECONDS, Math.round(FIRST_SECONDS * GROWTH ** look))

/** Has a lender that does not tell by itself asked, later and less and less often. */
export const askForNews = async (
  services: Pick<Services, 'addJob' | 'now'>,
  db: Database,
  { news }: Pick<PageDeclaration, 'news'>,
  lender_application_id: number,
  look = 0,
): Promise<void> => {
  const seconds = news === 'poll' ? secondsUntilLook(look) : null
  if (seconds === null) return
  const options = {
    key: `news:${lender_application_id}`,
    run_at: new Date(services.now().getTime() + seconds * 1000),
  }
  await services.addJob(db, 'ask_lender_news', { lender_application_id, look }, options)
}
