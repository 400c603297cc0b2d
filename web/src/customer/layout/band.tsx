import type { ReactNode } from 'react'

interface BandProps {
  heading: ReactNode
  /** At the end of the first line. */
  aside?: ReactNode
  children?: ReactNode
}

/** The top of a page in the brand's own colour, from edge to edge of the screen: heading and a sentence. */
export const Band = ({ heading, aside, children }: BandProps) => (
  <div className="band -mt-6 mb-4 py-5 lg:py-8">
    <div className="flex items-start justify-between gap-3">
      <h1 className="figures min-w-0 text-xl">{heading}</h1>
      {aside}
    </div>
    {children}
  </div>
)
