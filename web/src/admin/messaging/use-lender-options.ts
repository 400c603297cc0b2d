import { listLenders } from '@marketplace/contract/market/lenders-office'
import { useMemo } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'
import type { Labelled } from '../../office/form/search-labels.ts'

const allLenders = ask('lenders', listLenders, {})

/** Every lender as an option, the same array until they change. */
export const useLenderOptions = (): readonly Labelled[] => {
  const { value } = useAnswer(allLenders)
  return useMemo(
    () => (value?.data ?? []).map(({ lender_id, name }) => ({ value: String(lender_id), label: name })),
    [value],
  )
}
