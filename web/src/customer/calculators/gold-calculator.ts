/** The carats that the calculator knows, by the option of goldPurity. */
const carats: Readonly<Record<string, string>> = { 1: '24', 2: '22', 3: '20', 4: '18' }

export const calculatorAddress = (
  page: string,
  inputs: Readonly<Record<string, number | string | null | undefined>>,
): string => {
  const told = Object.entries(inputs).flatMap(([name, value]) =>
    value == null || value === '' ? [] : [[name, String(value)]],
  )
  const search = new URLSearchParams(told).toString()
  return `/calculators/${page}${search === '' ? '' : `?${search}`}`
}

/** What gold is worth, from its weight and purity as far as they are known. */
export const goldCalculator = (weight: number | string | null, purity: number | string | null): string =>
  calculatorAddress('gold-value', { weight_grams: weight, purity: carats[purity ?? ''] })
