import { useState } from 'react'
import { saveProfile, type Profile } from '@marketplace/contract/customers/profiles'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { getSession } from '../../../browser-storage/session-store.ts'
import { useText } from '../../../i18n/use-text.ts'
import { setProfile } from '../../../session/profile-store.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { showToast } from '../../../ui/toast-store.ts'
import { useOptionWords } from '../../options/use-option-words.ts'

/** Where the offers that wait for the answer lead to. */
export const SCORE_QUESTION = 'score-question'

/** Options of creditScoreClass, the best first; then who never borrowed, and who does not know. */
const bands = [6, 5, 4, 3, 2, 1, 7, 8] as const
type Band = (typeof bands)[number]

const save = async (score: Profile['credit_score_class']): Promise<void> => {
  const { prospectAppId } = getSession()
  if (prospectAppId === null) return
  const { data } = await call(saveProfile, {
    params: { id: prospectAppId },
    body: { credit_score_class: score },
  })
  setProfile(data)
}

interface ScoreQuestionProps {
  count: number
  /** What stands there so far: nothing, or that it is not known. */
  before: Profile['credit_score_class']
  /** The list is asked for again. */
  onSaved: () => void
}

/** The one answer that makes more offers sure, asked where it helps. Kept as in the details; a press takes it back. */
export const ScoreQuestion = ({ count, before, onSaved }: ScoreQuestionProps) => {
  const t = useText()
  const words = useOptionWords()
  const [busy, setBusy] = useState<Band | null>(null)
  const wordOf = (band: Band): string => words?.('creditScoreClass', band) ?? '…'
  const keep = async (score: Profile['credit_score_class']): Promise<boolean> => {
    try {
      await save(score)
      onSaved()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showToast(error.message, 'bad')
      return false
    }
  }
  const choose = async (band: Band): Promise<void> => {
    setBusy(band)
    const isKept = await keep(band)
    setBusy(null)
    if (!isKept) return
    // The question goes, and with it what had the focus.
    document.getElementById('offers-count')?.focus()
    showToast(t('offers.score.saved', { band: wordOf(band) }), 'good', (close) => (
      <Button
        kind="quiet"
        onClick={() => {
          close()
          void keep(before)
        }}
      >
        {t('offers.score.undo')}
      </Button>
    ))
  }
  return (
    <section
      id={SCORE_QUESTION}
      tabIndex={-1}
      aria-labelledby="score-question-title"
      className="scroll-mt-16 rounded-surface bg-brand-soft p-4"
    >
      <h3 id="score-question-title" className="text-base">
        {t('offers.score.heading', { count })}
      </h3>
      <p className="mb-3 text-sm text-ink-soft">{t('offers.score.text')}</p>
      <div
        role="group"
        aria-labelledby="score-question-title"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(7.5rem,100%),1fr))] gap-2"
      >
        {bands
          .filter((band) => band !== before)
          .map((band) => (
            <button
              key={band}
              type="button"
              disabled={busy !== null || words === null}
              aria-busy={busy === band || undefined}
              onClick={() => void choose(band)}
              className={classNames(
                'figures min-h-11 rounded-full border border-line bg-surface px-3 py-1 text-sm leading-snug transition-colors duration-120 hover:border-brand-ink',
                busy === band && 'border-brand-ink font-semibold',
              )}
            >
              {wordOf(band)}
            </button>
          ))}
      </div>
    </section>
  )
}
