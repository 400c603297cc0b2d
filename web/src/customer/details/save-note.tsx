import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { useText } from '../../i18n/use-text.ts'
import type { SaveState } from './questions/autosaver.ts'

/** How saving stands, quietly; told to screen readers when it changes. */
export const SaveNote = ({ state }: { state: SaveState }) => {
  const t = useText()
  return (
    <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
      {state.kind === 'saving' ? (
        <span className="inline-flex items-start gap-1">
          <IconLoader2 aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('details.saving')}
        </span>
      ) : null}
      {state.kind === 'saved' ? (
        <span className="inline-flex items-start gap-1 text-good">
          <IconCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t('details.all_saved')}
        </span>
      ) : null}
      {state.kind === 'waiting' ? (
        <span className="inline-flex items-start gap-1 text-warn">
          <IconCloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {state.message === null
            ? t('details.waiting')
            : t('details.waiting_for_us', { message: state.message })}
        </span>
      ) : null}
      {state.kind === 'refused' ? <span className="text-bad">{t('details.some_refused')}</span> : null}
      {state.kind === 'failed' ? (
        <span className="text-bad">{t('details.save_failed', { message: state.message })}</span>
      ) : null}
    </p>
  )
}
