const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago a moment was, as short as a list wants it: "now", "4 min", "3 h", "12 d"; "in 3 h" for one to come. */
export const agoText = (moment: string, now: number): string => {
  const passed = now - Date.parse(moment)
  const size = Math.abs(passed)
  if (size < MINUTE) return 'now'
  const text =
    size < HOUR
      ? `${Math.floor(size / MINUTE)} min`
      : size < DAY
        ? `${Math.floor(size / HOUR)} h`
        : `${Math.floor(size / DAY)} d`
  return passed < 0 ? `in ${text}` : text
}
