import { useEffect, useState } from 'react'
import type { FactField } from '@marketplace/contract/loans/lender-facts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { loadOptionLabels, type OptionLabels } from '../../i18n/load-option-labels.ts'
import { wordedField } from './worded-field.ts'

/** A lender's questions with the options of sets in the page's language; labels are loaded where one of them needs any. */
export const useWordedFields = (fields: readonly FactField[]): readonly FactField[] => {
  const { language } = useBootstrap()
  const [loaded, setLoaded] = useState<{ labels: OptionLabels | null } | null>(null)
  const needsLabels = fields.some(({ option_set }) => option_set !== null)
  useEffect(() => {
    if (!needsLabels) return undefined
    let isGone = false
    void loadOptionLabels(language).then((labels) => {
      if (!isGone) setLoaded({ labels })
    })
    return () => {
      isGone = true
    }
  }, [needsLabels, language])
  if (!needsLabels) return fields
  if (loaded === null) return []
  const { labels } = loaded
  return labels === null ? fields : fields.map((field) => wordedField(field, labels))
}
