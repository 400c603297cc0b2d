import { useText } from '../../i18n/use-text.ts'
import { ChipGroup } from '../../ui/form/chip-group.tsx'
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
  const field = useCheckField(question)
  const bands = (options['creditScoreClass'] ?? []).filter(
    ({ id: option }) => option !== NONE && String(option) !== NOT_KNOWN,
  )
  const chips = [
    ...bands.toReversed().map((band) => ({ value: String(band.id), label: band.value })),
    { value: String(NONE), label: t('check.score_none') },
    { value: NOT_KNOWN, label: t('check.score_unknown') },
  ]
  return <ChipGroup {...field} options={chips} />
}
