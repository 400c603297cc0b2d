import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BandProps {
  heading: ReactNode
  /** At the end of the first line. */
  aside?: ReactNode
  children?: ReactNode
  /** Before the heading: where the page stands. */
  above?: ReactNode
  /** A card overlaps its end. */
  holdsCard?: boolean
  /** A home's: larger letters, and room for what overlaps it. */
  isHigh?: boolean
}

/** The top of a page in the brand's own colour, from edge to edge of the screen: heading and a sentence. */
export const Band = ({ heading, aside, children, above, holdsCard = false, isHigh = false }: BandProps) => (
  <div
    className={classNames(
      'band -mt-6',
      isHigh ? 'pt-7 pb-24 lg:pt-12' : classNames('pt-5 lg:pt-8', holdsCard ? 'pb-18' : 'mb-4 pb-5 lg:pb-8'),
    )}
  >
    {above}
    <div className="flex items-start justify-between gap-3">
      <h1 className={classNames('figures min-w-0', isHigh ? 'text-display lg:max-w-[26rem]' : 'text-xl')}>
        {heading}
      </h1>
      {aside}
    </div>
    {children}
  </div>
)
