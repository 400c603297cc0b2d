/** The first that fits names the family: Edge, Opera and Samsung's say that they are Chrome too, and Chrome that it is Safari. */
const families: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUC?Browser\//, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]
/** Longer than any browser's own; the rest is not read. */
const MOST_READ = 400

const nameIn = (names: readonly [RegExp, string][], text: string): string | null =>
  names.find(([form]) => form.test(text))?.[1] ?? null

/** "Chrome, Android": the family and the system of a user agent and nothing that tells two of a kind apart; null for neither. */
export const describeBrowser = (userAgent: string | undefined): string | null => {
  const text = (userAgent ?? '').slice(0, MOST_READ)
  const known = [nameIn(families, text), nameIn(systems, text)].filter((name) => name !== null)
  return known.length === 0 ? null : known.join(', ')
}

/** The first half of an address, by which people know their own line: "103.21.x.x", "2409:4050:…". */
export const coarseAddress = (ip: string): string => {
  const [first = '', second = ''] = ip.split(ip.includes(':') ? ':' : '.')
  return ip.includes(':') ? `${first}:${second}:…` : `${first}.${second}.x.x`
}
