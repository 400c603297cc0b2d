import type { Days } from '@marketplace/contract/platform/calendar/days'
import { deviceLabels, dimensions } from '@marketplace/contract/reports/dimensions'
import { productTypes } from '@marketplace/contract/reference/products'
import { getDropOff } from '@marketplace/contract/reports/reports'
import { ask, useAnswer } from '../../office/answers.ts'
import { useBrandOptions } from '../dashboard/brand-options.ts'
import type { CutName } from './filters-of-kind.ts'

type Options = readonly { value: string; label: string }[]

const products: Options = productTypes.map((value) => ({ value, label: value }))
const devices: Options = [
  ...Object.entries(deviceLabels).map(([value, label]) => ({ value, label })),
  { value: '0', label: dimensions.device.none },
]

/** The values of a dimension that anything was counted for in these days: an analyst may read no list of partners. */
const useCounted = ({ from, to }: Days, by: 'source' | 'partner'): Options => {
  const { value } = useAnswer(
    ask('reports', getDropOff, { query: { from, to, step: 'signed_in', by, compare: 'none' } }),
    { isKept: true },
  )
  return value?.data.rows.map(({ key, label }) => ({ value: key, label })) ?? []
}

/** What each filter can be set to. */
export const useCutOptions = (days: Days): Readonly<Record<CutName, Options>> => ({
  product: products,
  brand: useBrandOptions() ?? [],
  source: useCounted(days, 'source'),
  device: devices,
  partner: useCounted(days, 'partner'),
})
