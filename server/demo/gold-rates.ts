/** A row of table `gold_rate`: what gold counts for until a later row. An example, no market's rate. */
interface DemoGoldRate {
  day: string
  rupees_per_gram_24k: number
  source: 'example'
}

export const demoGoldRates: readonly DemoGoldRate[] = [
  { day: '2025-04-01', rupees_per_gram_24k: 9_150, source: 'example' },
  { day: '2026-10-01', rupees_per_gram_24k: 12_150, source: 'example' },
  { day: '2026-11-16', rupees_per_gram_24k: 12_480, source: 'example' },
]

/** That of the day on which a demo begins, so that it begins with a rate that is not old; then staff enter those of later days. */
export const demoGoldRateOf = (day: string): DemoGoldRate => ({
  day,
  rupees_per_gram_24k: 12_480,
  source: 'example',
})
