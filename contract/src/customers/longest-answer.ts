import { fieldOf, type QuestionName } from './customer-fields.ts'

/** The most characters that an answer may have, as its schema says; undefined where it says nothing of it. */
export const longestAnswer = (question: QuestionName): number | undefined => {
  const field = fieldOf(question)
  const checks = 'value' in field ? (field.value._zod.def.checks ?? []) : []
  return checks
    .map(({ _zod }) => _zod.def)
    .filter((def): def is typeof def & { maximum: number } => def.check === 'max_length' && 'maximum' in def)
    .map(({ maximum }) => maximum)
    .at(0)
}
