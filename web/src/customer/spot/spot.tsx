import { productSpots, type SpotName } from './spot-names.ts'
import sheet from './spots.svg?url&no-inline'

interface SpotProps {
  name: SpotName
  size: 40 | 48 | 56 | 72 | 88 | 120
}

/**
 * A drawing in the colours of the page; what it shows stands beside it in words. All are in one file that the browser fetches once, as it
 * does a picture: no page carries their code.
 */
export const Spot = ({ name, size }: SpotProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 96 96"
    strokeLinecap="round"
    strokeLinejoin="round"
    className="shrink-0"
  >
    <use href={`${sheet}#${productSpots[name] ?? name}`} />
  </svg>
)
