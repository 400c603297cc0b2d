import { useMemo } from 'react'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import * as values from './format-values.ts'

/** Money, percentages, days and terms in the page's language. */
export const useFormat = () => {
  const { language } = useBootstrap()
  return useMemo(
    () => ({
      money: values.money,
      moneyInWords: (rupees: number) => values.moneyInWords(rupees, language),
      percent: values.percent,
      count: values.count,
      tenure: (months: number) => values.tenure(months, language),
      day: values.day,
      dayAndTime: values.dayAndTime,
    }),
    [language],
  )
}
