import type { Brand } from '@marketplace/contract/reference/brands'
import { brandColours } from './brand-colours.ts'

type Logoed = Pick<Brand, 'logo_on_brand_url' | 'primary_colour' | 'secondary_colour'>

/** Where a band stands below, the line of the head takes its colours, and with them the logo that is made for them. */
const onBand =
  '.head:has(~main .band){background:var(--band);border-color:var(--band)}' +
  '.head:has(~main .band) .head-row{--surface:var(--band);--ink:var(--on-band);--ink-soft:var(--on-band-soft);--brand-ink:var(--on-band);' +
  '--brand-soft:var(--band-deep);--line:var(--on-band);--focus:var(--on-band);position:relative;z-index:1;color:var(--on-band)}' +
  // The quarter circle begins behind the head, unless something is said between them.
  '.head:has(+:empty~main .band)~main .band{clip-path:inset(-4.1rem -100vmax 0)}' +
  '.head:has(+:empty~main .band)~main .band::after{inset-block-start:-4.1rem}' +
  // A partner's mark is drawn for paper.
  '.head:has(~main .band) .logo-partner{background:#fff;border-radius:8px;padding:2px 6px}'

/** In the place of the picture that is there: no second one to fetch where none is shown, and no script. */
const shown = (where: string, address: string): string =>
  `${where} .logo{object-position:-99rem;border-radius:0;padding:0;background:url("${address}") 0/contain no-repeat}`

/**
 * The head of a brand that has a logo for its own colour, as CSS; nothing for one without. In a dark scheme the logo stands on every page,
 * in the place of the one on white, where the brand's colour takes white: what is drawn in it is then light.
 */
export const headOnBrand = ({ logo_on_brand_url, primary_colour, secondary_colour }: Logoed): string => {
  if (logo_on_brand_url === null) return ''
  const rules = onBand + shown('.head:has(~main .band)', logo_on_brand_url)
  return brandColours(primary_colour, secondary_colour).light.on_band === '#ffffff'
    ? `${rules}@media (prefers-color-scheme:dark){${shown('.head', logo_on_brand_url)}}`
    : `@media not (prefers-color-scheme:dark){${rules}}`
}
