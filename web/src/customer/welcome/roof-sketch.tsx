const TOP = 26
/** Half of the roof's width at a height: 20 at its ridge, 36 at its eaves. */
const half = (y: number): number => 20 + ((y - TOP) * 16) / 26

const rows = [
  [30, 38],
  [41, 49],
] as const

/** Two rows of three panels that lie in the slope of the roof. */
const panels = rows.flatMap(([above, below]) =>
  [-1, -1 / 3, 1 / 3].map((from) => {
    const [left, right] = [from + 0.04, from + 2 / 3 - 0.04]
    const at = (share: number, y: number): string => `${(48 + share * (half(y) - 3)).toFixed(1)} ${y}`
    return `M${at(left, above)}L${at(right, above)}L${at(right, below)}L${at(left, below)}z`
  }),
)

/** A house with panels on its roof under the sun, in the brand's colours. */
export const RoofSketch = () => (
  <svg aria-hidden="true" viewBox="0 0 96 96" className="size-30 sm:size-40">
    <circle cx="48" cy="48" r="44" className="fill-brand-soft" />
    <circle cx="76" cy="20" r="9" className="fill-tone" />
    <rect x="22" y="50" width="52" height="30" rx="3" className="fill-surface" />
    <rect x="42" y="60" width="13" height="20" rx="2" className="fill-cost" />
    <path d="M28 26h40l16 26H12z" className="fill-surface" />
    <path d="M28 26h40l16 26H12z" className="fill-tone opacity-40" />
    <path d={panels.join('')} className="fill-tone" />
  </svg>
)
