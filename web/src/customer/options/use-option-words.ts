import { useEffect, useState } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import {
  listOptionSets,
  type OptionSetName,
  type OptionSets,
} from '@marketplace/contract/reference/option-sets'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import { loadOptionLabels } from '../../i18n/load-option-labels.ts'
import { optionLabel } from '../../i18n/option-label.ts'

type OptionWords = (set: OptionSetName, id: number) => string

const load = async (language: LanguageId): Promise<OptionWords> => {
  const [{ data }, labels] = await Promise.all([call(listOptionSets, {}), loadOptionLabels(language)])
  const sets: OptionSets = data
  return (set, id) => {
    const option = sets[set]?.find((one) => one.id === id)
    return option === undefined ? String(id) : optionLabel(set, option, labels)
  }
}

const bare: OptionWords = (_set, id) => String(id)

/** The words of options in the page's language; their numbers where the words cannot be had. Null until then. */
export const useOptionWords = (): OptionWords | null => {
  const { language } = useBootstrap()
  const [words, setWords] = useState<{ of: OptionWords } | null>(null)
  useEffect(() => {
    let isGone = false
    load(language).then(
      (of) => {
        if (!isGone) setWords({ of })
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!isGone) setWords({ of: bare })
      },
    )
    return () => {
      isGone = true
    }
  }, [language])
  return words?.of ?? null
}
