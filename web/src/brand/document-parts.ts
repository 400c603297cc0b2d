import type { Brand } from '@marketplace/contract/reference/brands'
import { brandColours } from './brand-colours.ts'
import type { BothSchemes } from './colour-roles.ts'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

const signs: Record<string, string> = {
  ...Object.fromEntries(Object.entries(escapes).map(([sign, escaped]) => [escaped, sign])),
  '&#x27;': "'",
}
/** The text of an attribute that was escaped here or by React. */
export const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(?:#39|#x27|[a-z]+);/g, (escaped) => signs[escaped] ?? escaped)

/** JSON that cannot close the script element around it. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

/** The colours that a browser gives its own frame, for both schemes of the system. */
export const themeColours = (
  brand: Brand,
  colours: (primary: string, secondary: string) => BothSchemes = brandColours,
): string => {
  const { light, dark } = colours(brand.primary_colour, brand.secondary_colour)
  return (
    `<meta name="theme-color" content="${light.surface}" media="(prefers-color-scheme: light)">` +
    `<meta name="theme-color" content="${dark.surface}" media="(prefers-color-scheme: dark)">`
  )
}

export const fontPreloads = (urls: readonly string[]): string =>
  urls
    .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(url)}" crossorigin>`)
    .join('')

export const modulePreloads = (urls: Iterable<string>): string =>
  Array.from(urls, (url) => `<link rel="modulepreload" href="${escapeHtml(url)}">`).join('')
