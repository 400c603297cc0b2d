import type { BrandLook } from '@marketplace/contract/site/brand-looks'
import { brandColours, type BrandRoles } from '../../brand/brand-colours.ts'
import { Band } from '../../ui/band.tsx'
import { Card } from '../../ui/surfaces.tsx'
import type { Scheme } from './brand-sample.tsx'

const sizes = [
  ['text-display font-semibold', 'Display'],
  ['text-xl font-semibold', 'Heading of a page'],
  ['text-lg font-semibold', 'Heading of a part'],
  ['text-figure font-semibold', '₹17,089 a month'],
  ['text-base', 'Text: what a loan costs, before you borrow.'],
  ['text-sm', 'Small: the lender decides and lends.'],
  ['text-xs', 'Smallest: published rate, 24 months'],
] as const

/** The top of a page, and each size of letters. */
export const TypeParts = () => (
  <>
    <div className="overflow-hidden px-2 pt-6">
      <Band heading="What a loan really costs">
        <p className="mt-2 max-w-text">A sentence on the band, which is the brand’s own colour.</p>
      </Band>
    </div>
    <Card className="space-y-2">
      {sizes.map(([size, words]) => (
        <p key={size} className={size}>
          {words}
        </p>
      ))}
      <p lang="hi" className="text-base">
        लोन असल में कितने का पड़ेगा, पहले देखिए।
      </p>
    </Card>
  </>
)

/** Every colour role by its name, as docs/decisions/117 derives it from the brand’s two. */
export const ColourParts = ({ look, scheme }: { look: BrandLook; scheme: Scheme }) => {
  const roles: BrandRoles = brandColours(look.primary_colour, look.secondary_colour)[scheme]
  return (
    <Card>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3 text-xs">
        {Object.entries(roles).map(([role, colour]: [string, string]) => (
          <li key={role} className="min-w-0">
            <span
              aria-hidden="true"
              className="block h-9 rounded-control border border-line"
              style={{ background: colour }}
            />
            <span className="block wrap-anywhere">{role}</span>
            <span className="figures text-ink-soft">{colour}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
