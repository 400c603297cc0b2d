import { useSyncExternalStore } from 'react'
import { isSolving, subscribeToSolving } from '../../api/answer-challenge.ts'
import { useText } from '../../i18n/use-text.ts'
import { Notice } from '../../ui/surfaces.tsx'

/** Says, and has read out, why a request takes a moment longer: the device is proving that it is no robot. */
export const ChallengeNote = ({ className }: { className?: string }) => {
  const t = useText()
  const isBusy = useSyncExternalStore(subscribeToSolving, isSolving, () => false)
  return (
    <output className={className}>
      {isBusy ? <Notice className="shadow-card">{t('layout.challenge')}</Notice> : null}
    </output>
  )
}
