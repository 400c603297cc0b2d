import { useCallback, useEffect, useRef, useState } from 'react'
import {
  listOptionSets,
  type Option,
  type OptionSetName,
  type OptionSets,
} from '@marketplace/contract/reference/option-sets'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { call } from '../../../api/call.ts'
import { useBootstrap } from '../../../brand/bootstrap-context.ts'
import { loadOptionLabels } from '../../../i18n/load-option-labels.ts'
import { optionLabel } from '../../../i18n/option-label.ts'
import type { Choice } from '../../../ui/form/select-field.tsx'
import type { Controls } from './detail-context.ts'
import { loadQuestions } from './detail-kit.ts'

/** What the questions of one loan are made of: their controls, and the options of every set in the page's language. */
export interface DetailKit {
  product: LoanProduct
  controls: Controls
  options: (set: OptionSetName) => readonly Choice[]
  /** The same without those that are retired, but for the one that is chosen already. */
  offered: (set: OptionSetName, chosen: string) => readonly Choice[]
}

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

const load = async (product: LoanProduct, language: LanguageId): Promise<DetailKit> => {
  const [sets, labels, controls] = await Promise.all([
    fetchOptionSets(),
    loadOptionLabels(language),
    loadQuestions(product, language),
  ])
  const choice =
    (set: OptionSetName) =>
    (option: Option): Choice => ({ value: option.id, label: optionLabel(set, option, labels) })
  return {
    product,
    controls,
    options: (set) => (sets[set] ?? []).map(choice(set)),
    offered: (set, chosen) =>
      (sets[set] ?? [])
        .filter(({ id, retired }) => retired === undefined || String(id) === chosen)
        .map(choice(set)),
  }
}

interface KitState {
  kit: DetailKit | null
  error: Error | null
}

const nothing: KitState = { kit: null, error: null }

/** The kit of a loan as far as it is there. */
export const useDetailKit = (product: LoanProduct): KitState & { retry: () => void } => {
  const { language } = useBootstrap()
  const [state, setState] = useState(nothing)
  const startNow = useRef<() => void>(() => undefined)
  useEffect(() => {
    let newest = 0
    const start = async (): Promise<void> => {
      newest += 1
      const mine = newest
      setState(nothing)
      try {
        const kit = await load(product, language)
        if (mine === newest) setState({ kit, error: null })
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown))
        if (mine === newest) setState({ kit: null, error })
      }
    }
    startNow.current = () => void start()
    void start()
    return () => {
      newest += 1
    }
  }, [product, language])
  const retry = useCallback((): void => startNow.current(), [])
  return { ...(state.kit?.product === product ? state : { ...state, kit: null }), retry }
}
