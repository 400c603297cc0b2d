import { useEffect, useState } from 'react'
import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { wordedField, type SetLabels } from './worded-field.ts'

/** A lender's questions with the options of sets in the page's language; Hindi labels are loaded where one of them needs any. */
export const useWordedFields = (fields: readonly FactField[]): readonly FactField[] => {
  const { language } = useBootstrap()
  const [labels, setLabels] = useState<SetLabels | null>(null)
  const needsLabels = language === 'hi' && fields.some(({ option_set }) => option_set !== null)
  useEffect(() => {
    if (!needsLabels) return undefined
    let isGone = false
    void import('../../i18n/option-labels.hi.ts').then(({ optionLabelsHi }) => {
      if (!isGone) setLabels(optionLabelsHi)
    })
    return () => {
      isGone = true
    }
  }, [needsLabels])
  if (!needsLabels) return fields
  return labels === null ? [] : fields.map((field) => wordedField(field, labels))
}
