/** A row of table `gold_rate`: what gold counts for until a later row. An example, no market's rate. */
export const demoGoldRates: readonly { day: string; rupees_per_gram_24k: number; source: string }[] = [
  { day: '2025-04-01', rupees_per_gram_24k: 9_150, source: 'Example rate of the demo' },
  { day: '2026-10-01', rupees_per_gram_24k: 12_150, source: 'Example rate of the demo' },
  { day: '2026-11-16', rupees_per_gram_24k: 12_480, source: 'Example rate of the demo' },
]
