/** Date ranges of section 2, to the letter. All but Custom Range end yesterday, in whole days of India. */
export const presetLabels = {
  yesterday: 'Yesterday',
  last_7_days: 'Last 7 Days',
  last_30_days: 'Last 30 Days',
  custom: 'Custom Range',
} as const
export type Preset = keyof typeof presetLabels
export const presets = Object.keys(presetLabels) as readonly Preset[]

/** The longest range that is asked for: ten years. */
export const MOST_DAYS = 3_660
/** Up to so many days a question that no kept sum answers is counted row by row at once; a longer one needs a report run. */
export const MOST_DAYS_BY_ROWS = 31
