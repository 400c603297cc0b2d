import type { LenderApplication } from '@marketplace/contract/loans/applications'
import type { Text } from '../../i18n/use-text.ts'
import type { Tone } from '../../ui/surfaces.tsx'
import { actorOf, shownStatus, stations, stationStates, type ShownStatus } from './lender-progress.ts'

/** The name of a status among the texts: a customer who finishes on the lender's own site reads other words for "sent". */
export const wordsOf = ({
  status,
  integration,
}: Pick<LenderApplication, 'status' | 'integration'>): ShownStatus | 'REDIRECTED' =>
  status === 'SENT' && integration === 'redirect' ? 'REDIRECTED' : shownStatus(status)

/** Whose turn it is, or how it ended, as a badge. */
export const turnOf = (application: LenderApplication, t: Text): { tone: Tone; words: string } => {
  const actor = actorOf(application)
  if (actor === 'you') return { tone: 'warn', words: t('applications.actor.you') }
  if (actor !== 'nobody') return { tone: 'info', words: t(`applications.actor.${actor}`) }
  const status = shownStatus(application.status)
  if (status === 'DISBURSED') return { tone: 'good', words: t('applications.paid') }
  if (status === 'REJECTED') return { tone: 'bad', words: t('applications.refused') }
  return { tone: 'info', words: t('applications.ended') }
}

/** What the line of dots says to whoever does not see it. */
export const progressWords = (application: LenderApplication, t: Text): string => {
  const states = stationStates(application)
  const at = states.findIndex(({ state }) => state === 'now' || state === 'stopped')
  const found = states[at]
  if (found === undefined) return t('applications.progress_done', { steps: stations.length })
  const values = { step: at + 1, steps: stations.length, station: t(`applications.station.${found.key}`) }
  return found.state === 'stopped'
    ? t('applications.progress_ended', values)
    : t('applications.progress', values)
}
