import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { optionLabel } from '../../i18n/option-label.ts'
import { useText } from '../../i18n/use-text.ts'
import { FieldError } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { useCheckContext } from './check-context.ts'
import { optionLabels } from './option-words.ts'
import { OTHER_WORK, type CheckQuestion } from './placed-questions.ts'
import { useCheckField } from './use-check-field.ts'

/** Options of employmentStatus that lenders tell apart. */
const told = [1, 2, 3] as const
const isTold = (id: number): boolean => told.some((option) => option === id)

/** How somebody earns: three that lenders tell apart by one press, the others behind a fourth. */
export const WorkField = ({ question }: { question: CheckQuestion }) => {
  const t = useText()
  const { language } = useBootstrap()
  const { check, options } = useCheckContext()
  const { name, id, label, error, onChange, onBlur, defaultValue } = useCheckField(question)
  const errorId = `${id}-error`
  const others = (options['employmentStatus'] ?? []).filter((option) => !isTold(option.id))
  const isOther = check.values[question] === 'other'
  const segments = [
    ...told.map((option) => ({ value: String(option), words: t(`check.work.${option}`) })),
    ...(others.length === 0 ? [] : [{ value: 'other', words: t('check.work.other') }]),
  ]
  return (
    <div className="col-span-full">
      <fieldset aria-describedby={error === undefined ? undefined : errorId}>
        <legend className="mb-1 text-sm font-semibold">{label}</legend>
        <div className="segments flex! flex-wrap bg-surface *:grow">
          {segments.map(({ value, words }, at) => (
            <label key={value} className="segment">
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
        <FieldError id={errorId} error={isOther ? undefined : error} />
      </fieldset>
      {isOther ? (
        <SelectField
          className="mt-3"
          name={OTHER_WORK}
          label={t('check.work_other')}
          error={error}
          defaultValue={check.values[OTHER_WORK] ?? ''}
          onChange={onChange}
          onBlur={onBlur}
          options={others.map((option) => ({
            value: option.id,
            label: optionLabel('employmentStatus', option, optionLabels(language)),
          }))}
          placeholder={t('check.choose')}
        />
      ) : null}
    </div>
  )
}
