const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const units = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
] as const

/** How long something lasts, in its largest whole unit: "3 hours". */
export const ageText = (since: string, now: number): string => {
  const age = Math.max(0, now - Date.parse(since))
  for (const [size, unit] of units) {
    const whole = Math.floor(age / size)
    if (whole > 0) return `${whole} ${unit}${whole === 1 ? '' : 's'}`
  }
  return 'less than a minute'
}
