import { brandColours, type BrandRoles } from './brand-colours.ts'
import { contrast } from './contrast.ts'

/** One use of a brand's colour in one scheme of the system. */
export interface ContrastRow {
  colour: 'primary' | 'secondary'
  use: string
  scheme: 'light' | 'dark'
  /** What is shown, against what it stands on: 1 to 21. */
  ratio: number
  /** WCAG 2.2: 4.5 for text (1.4.3), 3 for what is drawn (1.4.11). */
  needed: 3 | 4.5
  /** Whether customers see the chosen colour itself. */
  isOwn: boolean
  shown: string
}

interface Use {
  colour: ContrastRow['colour']
  use: string
  needed: ContrastRow['needed']
  role: keyof BrandRoles
  /** The text of a fill, or the ground of a text or a drawing. */
  against: keyof BrandRoles
}

const uses: readonly Use[] = [
  { colour: 'primary', use: 'Band and its text', needed: 4.5, role: 'band', against: 'on_band' },
  { colour: 'primary', use: 'Buttons and their text', needed: 4.5, role: 'brand', against: 'on_brand' },
  { colour: 'primary', use: 'Links', needed: 4.5, role: 'brand_ink', against: 'surface' },
  { colour: 'secondary', use: 'Costs in drawings', needed: 3, role: 'cost', against: 'surface' },
]

/**
 * How two colours do on customers' pages, by the maths that makes these pages (brand-colours.ts): whatever is chosen, what is
 * shown is readable; each row says whether that is the colour itself or one told from both.
 *
 * @param primary `#rrggbb`
 * @param secondary `#rrggbb`
 */
export const contrastReport = (primary: string, secondary: string): ContrastRow[] => {
  const chosen = { primary, secondary }
  const colours = brandColours(primary, secondary)
  return uses.flatMap(({ colour, use, needed, role, against }) =>
    (['light', 'dark'] as const).map((scheme): ContrastRow => {
      const shown = colours[scheme][role]
      const ratio = contrast(shown, colours[scheme][against])
      return { colour, use, scheme, ratio, needed, isOwn: shown === chosen[colour], shown }
    }),
  )
}
