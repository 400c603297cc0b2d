import { useCallback, useEffect, useState } from 'react'
import {
  listOptionSets,
  type Option,
  type OptionSetName,
  type OptionSets,
} from '@marketplace/contract/option-sets'
import type { LanguageId } from '@marketplace/contract/formats'
import { call } from '../../api/call.ts'
import { useBootstrap } from '../../brand/bootstrap-context.ts'
import type { Choice } from '../../ui/select-field.tsx'

/** The options of every set, in the page's language. */
export type OptionLookup = (set: OptionSetName) => readonly Choice[]

type Labels = Readonly<Record<OptionSetName, Readonly<Record<number, string>>>>

let answered: Promise<OptionSets> | null = null

/** The sets are asked for once a page load; a failure is forgotten, so that it can be tried again. */
const fetchOptionSets = (): Promise<OptionSets> => {
  answered ??= call(listOptionSets, {}).then(
    ({ data }) => data,
    (error: unknown) => {
      answered = null
      throw error
    },
  )
  return answered
}

/** Hindi labels are loaded for Hindi alone; English ones come with the ids. */
const loadLabels = async (language: LanguageId): Promise<Labels | null> =>
  language === 'hi' ? (await import('../../i18n/option-labels.hi.ts')).optionLabelsHi : null

const load = async (language: LanguageId): Promise<OptionLookup> => {
  const [sets, labels] = await Promise.all([fetchOptionSets(), loadLabels(language)])
  const choice =
    (set: OptionSetName) =>
    ({ id, value }: Option): Choice => ({ value: id, label: labels?.[set][id] ?? value })
  return (set) => (sets[set] ?? []).map(choice(set))
}

interface OptionsState {
  options: OptionLookup | null
  error: Error | null
}

/** The option sets as far as they are there. */
export const useOptionSets = (): OptionsState & { retry: () => void } => {
  const { language } = useBootstrap()
  const [state, setState] = useState<OptionsState>({ options: null, error: null })
  const start = useCallback(async () => {
    setState({ options: null, error: null })
    try {
      const options = await load(language)
      setState({ options, error: null })
    } catch (error) {
      setState({ options: null, error: error instanceof Error ? error : new Error(String(error)) })
    }
  }, [language])
  useEffect(() => {
    void start()
  }, [start])
  return { ...state, retry: () => void start() }
}
