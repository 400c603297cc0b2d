import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { timeOfDay } from '../../i18n/format-values.ts'
import { useText } from '../../i18n/use-text.ts'
import type { SaveState } from './questions/autosaver.ts'
import { useFormContext } from './questions/detail-context.ts'
import { problemsOf } from './check-details.ts'
import { isField } from './detail-groups.ts'

/** How many answers stand in the form that are told to be wrong: they are not among what is saved. */
const useToCorrect = (): number => {
  const { answers, surroundings } = useFormContext()
  return useSyncExternalStore(
    answers.subscribe,
    () =>
      [...problemsOf(answers.values(), surroundings()).keys()].filter(
        (question) =>
          isField(question) && answers.values()[question] !== '' && answers.mistakeOf(question) !== undefined,
      ).length,
  )
}

const Standing = ({ state }: { state: SaveState }) => {
  const t = useText()
  switch (state.kind) {
    case 'saving':
      return (
        <span className="inline-flex items-start gap-1">
          <IconLoader2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('details.saving')}
        </span>
      )
    case 'saved':
      return (
        <span className="figures inline-flex items-start gap-1 text-good">
          <IconCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('details.all_saved', { time: timeOfDay(state.at) })}
        </span>
      )
    case 'waiting':
      return (
        <span className="inline-flex items-start gap-1 text-warn">
          <IconCloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {state.message === null
            ? t('details.waiting')
            : t('details.waiting_for_us', { message: state.message })}
        </span>
      )
    case 'failed':
      return <span className="text-bad">{t('details.save_failed', { message: state.message })}</span>
    case 'idle':
    case 'refused':
      break
  }
  return null
}

/** How saving stands, quietly; told to screen readers when it changes. What is saved is said of that alone. */
export const SaveNote = ({ state }: { state: SaveState }) => {
  const t = useText()
  const toCorrect = useToCorrect()
  return (
    <p role="status" className="flex min-h-6 flex-wrap gap-x-3 text-sm text-ink-soft">
      <Standing state={state} />
      {toCorrect === 0 ? null : (
        <span className="figures font-semibold text-bad">
          {t('details.to_correct', { count: toCorrect })}
        </span>
      )}
    </p>
  )
}
