import { useText } from '../../i18n/use-text.ts'
import { FieldHint } from '../../ui/form/field.tsx'
import { useCheckContext } from './check-context.ts'
import type { CheckQuestion } from './placed-questions.ts'
import { NOT_KNOWN } from './start-values.ts'
import { useCheckField } from './use-check-field.ts'

/** Options of creditScoreClass that are no band: no credit history, and not to know. */
const NONE = 7

/** The bands of a credit score as chips, the best first; not to know it is an answer too. */
export const CreditScore = ({ question }: { question: CheckQuestion }) => {
  const t = useText()
  const { options } = useCheckContext()
  const { name, id, label, hint, onChange, defaultValue } = useCheckField(question)
  const bands = (options['creditScoreClass'] ?? []).filter(
    ({ id: option }) => option !== NONE && String(option) !== NOT_KNOWN,
  )
  const chips = [
    ...bands.toReversed().map((band) => ({ value: String(band.id), words: band.value })),
    { value: String(NONE), words: t('check.score_none') },
    { value: NOT_KNOWN, words: t('check.score_unknown') },
  ]
  return (
    <fieldset className="col-span-full" aria-describedby={`${id}-hint`}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, words }, at) => (
          <label
            key={value}
            className="figures inline-flex min-h-10 items-center rounded-full border border-line bg-surface px-3 text-sm has-checked:border-brand-ink has-checked:bg-brand-soft has-checked:font-semibold has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              id={at === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={defaultValue === value}
              onChange={onChange}
              className="sr-only"
            />
            {words}
          </label>
        ))}
      </div>
      <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
    </fieldset>
  )
}
