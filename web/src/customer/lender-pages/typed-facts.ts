import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { dayFromText } from '../../ui/form/date-text.ts'
import { rupeesFromText } from '../../ui/form/rupee-text.ts'

/** What is typed into a question as it goes over the wire; what is no day or amount stays as it is, to be refused as such. */
export const wireFact = ({ kind }: Pick<FactField, 'kind'>, typed: string): string => {
  const text = typed.trim()
  if (kind === 'day') return dayFromText(text) ?? text
  if (kind === 'money') return rupeesFromText(text)?.toString() ?? text
  if (kind === 'mobile') return text.replaceAll(/[\s-]/g, '').replace(/^(?:\+91|0)(?=[0-9]{10}$)/, '')
  return text
}

/** The answers of a form by the names of its questions. */
export const wireFacts = (fields: readonly FactField[], form: FormData): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const typed = form.get(field.name)
      const text = typeof typed === 'string' ? wireFact(field, typed) : ''
      return text === '' ? [] : [[field.name, text]]
    }),
  )
