import type { LenderApplication } from '@marketplace/contract/loans/applications'
import type { Text } from '../../../i18n/use-text.ts'
import type { Tone } from '../../../ui/surfaces.tsx'
import { actorOf } from '../lender-progress.ts'
import { ASK_AFTER_DAYS, waitingDay } from '../status-days.ts'

type Told = Pick<LenderApplication, 'status' | 'integration' | 'lender_page' | 'updated_at'>

/** Whose turn it is, and of a lender's since when. `now` is the instant it is asked at. */
export const turnBadge = (application: Told, t: Text, now: Date): { tone: Tone; words: string } => {
  const actor = actorOf(application)
  if (actor === 'you') return { tone: 'warn', words: t('applications.actor.you') }
  if (actor === 'us') return { tone: 'info', words: t('applications.actor.us') }
  if (application.status === 'APPROVED' || application.status === 'PART_DISBURSED') {
    return { tone: 'good', words: t('applications.approved') }
  }
  const day = waitingDay(application, now)
  return day === null
    ? { tone: 'warn', words: t('applications.days_over', { days: ASK_AFTER_DAYS }) }
    : { tone: 'info', words: t('applications.day_of', { day, days: ASK_AFTER_DAYS }) }
}
