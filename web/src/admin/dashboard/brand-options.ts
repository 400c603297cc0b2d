import { listDashboardBrands } from '@marketplace/contract/office/dashboard'
import { useMemo } from 'react'
import { ask, useAnswer } from '../../office/answers.ts'

const brandsOfDashboard = ask('brands', listDashboardBrands, {})

/** The brands as options of a select, by id; null while they are on their way. */
export const useBrandOptions = (): readonly { value: string; label: string }[] | null => {
  const { value } = useAnswer(brandsOfDashboard, { isKept: true })
  return useMemo(
    () => value?.data.map(({ brand_id, name }) => ({ value: String(brand_id), label: name })) ?? null,
    [value],
  )
}
