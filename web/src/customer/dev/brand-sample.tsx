import type { ReactNode } from 'react'
import type { BrandLook } from '@marketplace/contract/site/brand-looks'
import { brandColours } from '../../brand/brand-colours.ts'
import { roleVariables } from '../../brand/brand-css.ts'

export const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

interface BrandSampleProps {
  look: BrandLook
  scheme: Scheme
  children: ReactNode
}

/** What stands in here is shown under the brand in the scheme, whatever the page itself is shown under. */
export const BrandSample = ({ look, scheme, children }: BrandSampleProps) => (
  <section
    aria-label={`${look.name}, ${scheme}`}
    className="min-w-0 space-y-5 overflow-hidden rounded-surface border border-line bg-canvas p-4 text-ink"
    style={{
      colorScheme: scheme,
      ...Object.fromEntries([
        ...roleVariables(brandColours(look.primary_colour, look.secondary_colour)[scheme]),
        ['--radius', `${look.border_radius}px`],
      ]),
    }}
  >
    {children}
  </section>
)
