import { brandColours, type ColourRoles } from './brand-colours.ts'
import { contrast } from './contrast.ts'

/** One use of a brand's colour in one scheme of the system. */
export interface ContrastRow {
  colour: 'primary' | 'secondary'
  use: string
  scheme: 'light' | 'dark'
  /** What was chosen, against the surface: 1 to 21. */
  ratio: number
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for the area of a control (1.4.11). */
  needed: 3 | 4.5
  passes: boolean
  /** What customers see: the colour itself where it passes, else the nearest that does. */
  shown: string
}

export interface ContrastReport {
  rows: ContrastRow[]
  /** The nearest colours that read on a light page as they stand; null where the chosen one does. */
  fixes: { primary: string | null; secondary: string | null }
}

type Use = readonly [use: string, needed: 3 | 4.5, roles: Record<ContrastRow['colour'], keyof ColourRoles>]

const uses: readonly Use[] = [
  ['Buttons', 3, { primary: 'brand', secondary: 'accent' }],
  ['Text', 4.5, { primary: 'brand_ink', secondary: 'accent_ink' }],
]

/**
 * How two colours do on customers' pages, by the maths that makes these pages (brand-colours.ts): whatever is chosen, what is
 * shown is readable; the report says where that is another colour than the chosen one.
 *
 * @param primary `#rrggbb`
 * @param secondary `#rrggbb`
 */
export const contrastReport = (primary: string, secondary: string): ContrastReport => {
  const chosen = { primary, secondary }
  const colours = brandColours(primary, secondary)
  const rows = (['primary', 'secondary'] as const).flatMap((colour) =>
    uses.flatMap(([use, needed, roles]) =>
      (['light', 'dark'] as const).map((scheme): ContrastRow => {
        const shown = colours[scheme][roles[colour]]
        return {
          colour,
          use,
          scheme,
          ratio: contrast(chosen[colour], colours[scheme].surface),
          needed,
          passes: shown === chosen[colour],
          shown,
        }
      }),
    ),
  )
  const fixOf = (colour: ContrastRow['colour']): string | null => {
    const failing = rows.filter((row) => row.colour === colour && row.scheme === 'light' && !row.passes)
    return failing.at(-1)?.shown ?? null
  }
  return { rows, fixes: { primary: fixOf('primary'), secondary: fixOf('secondary') } }
}
