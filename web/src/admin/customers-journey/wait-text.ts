const MINUTE_S = 60
const HOUR_S = 3_600
const DAY_S = 86_400

/** The larger unit, and the smaller one where something of it is left. */
const inUnits = (seconds: number, large: number, small: number, names: readonly [string, string]): string => {
  const rest = Math.floor((seconds % large) / small)
  return `${Math.floor(seconds / large)} ${names[0]}${rest === 0 ? '' : ` ${rest} ${names[1]}`}`
}

/** How long somebody or something took: "38 s", "4 min 10 s", "1 h 5 min", "1 d 4 h"; "–" where it is not known. */
export const waitText = (seconds: number | null): string => {
  if (seconds === null) return '–'
  const whole = Math.round(seconds)
  if (whole < MINUTE_S) return `${whole} s`
  if (whole < HOUR_S) return inUnits(whole, MINUTE_S, 1, ['min', 's'])
  return whole < DAY_S
    ? inUnits(whole, HOUR_S, MINUTE_S, ['h', 'min'])
    : inUnits(whole, DAY_S, HOUR_S, ['d', 'h'])
}
