import type { LenderApplication } from '@marketplace/contract/loans/applications'
import { useFormat } from '../../i18n/use-format.ts'
import { useText } from '../../i18n/use-text.ts'
import { Timeline, type StepState } from '../../ui/timeline.tsx'
import { isMoving, stationStates } from './lender-progress.ts'
import { wordsOf } from './status-words.ts'

/** Every step so far with its time and the lender's words, the newest last. */
export const LenderTimeline = ({ application }: { application: LenderApplication }) => {
  const t = useText()
  const format = useFormat()
  const { integration } = application
  // What happens between us and the lender after the money was paid is no step of the customer's.
  const isShown = ({ status }: LenderApplication['timeline'][number]): boolean => status !== 'CLAWED_BACK'
  const hidden = new Set(
    application.timeline.filter((event) => !isShown(event)).map(({ event_id }) => event_id),
  )
  const events = application.timeline.filter(
    (event) => isShown(event) && !hidden.has(event.corrects_event_id ?? 0),
  )
  const hasStopped = stationStates(application).some(({ state }) => state === 'stopped')
  const lastState = (): StepState => {
    if (hasStopped) return 'stopped'
    return isMoving(application) ? 'now' : 'done'
  }
  const stateTexts = {
    done: t('applications.step_done'),
    now: t('applications.step_now'),
    stopped: t('applications.step_stopped'),
    ahead: '',
  }
  return (
    <Timeline
      steps={events.map(({ event_id, status, at, note, corrects_event_id }, index) => {
        const state = index === events.length - 1 ? lastState() : 'done'
        const words = t(`applications.status.${wordsOf({ status, integration })}`)
        const isCorrection = corrects_event_id !== undefined
        return {
          key: event_id,
          label: isCorrection ? t('applications.corrected') : words,
          state,
          stateText: stateTexts[state],
          detail: (
            <>
              <span className="figures">{format.dayAndTime(at)}</span>
              {note === null ? null : <span className="block break-words">{note}</span>}
              {isCorrection ? (
                <span className="block">{t('applications.corrected_to', { status: words })}</span>
              ) : null}
            </>
          ),
        }
      })}
    />
  )
}
