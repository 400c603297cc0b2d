/** What a visitor holds: 1 a phone, 2 a tablet, 3 a desktop computer; null where the user agent does not say. */
export type Device = 1 | 2 | 3

/** Longer than any browser's own; the rest is not read. */
const MOST_READ = 400

/** A tablet of Android leaves out the word "Mobile"; an iPad that says it is a Mac is taken for one. */
export const deviceOf = (userAgent: string | undefined): Device | null => {
  const text = (userAgent ?? '').slice(0, MOST_READ)
  if (/\b(?:iPad|Tablet|PlayBook|Silk)\b/.test(text)) return 2
  if (/\bAndroid\b/.test(text)) return /\bMobile\b/.test(text) ? 1 : 2
  if (/\b(?:iPhone|iPod|Mobile|KAIOS|Opera Mini)\b/i.test(text)) return 1
  return /\b(?:Windows NT|Macintosh|X11|CrOS)\b/.test(text) ? 3 : null
}
