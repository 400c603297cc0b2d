import type { GoldRateSource } from '@marketplace/contract/reference/gold-rates'

export const sourceNames: Readonly<Record<GoldRateSource, string>> = {
  ibja: 'India Bullion and Jewellers Association (IBJA)',
  mcx: 'Multi Commodity Exchange (MCX)',
  example: 'Example data',
}

/** What staff may choose: example data come with a demo alone. */
const entered = ['ibja', 'mcx'] as const
export const sourceChoices = entered.map((value) => ({ value, label: sourceNames[value] }))
export const sourceOf = (value: string): (typeof entered)[number] | null =>
  entered.find((source) => source === value) ?? null
