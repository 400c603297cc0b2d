const rows = [
  { y: 0, cost: 84, fill: 'fill-tone' },
  { y: 68, cost: 124, fill: 'fill-cost' },
  { y: 136, cost: 168, fill: 'fill-line' },
] as const

/** Offers in a row, cheapest first: drawn in the brand's colours, without figures, as it is no offer. */
export const CompareSketch = () => (
  <svg aria-hidden="true" viewBox="0 0 440 194" className="mt-10 hidden w-full max-w-110 lg:block">
    {rows.map(({ y, cost, fill }) => (
      <g key={y}>
        <rect
          x="1"
          y={y + 1}
          width="438"
          height="54"
          rx="10"
          className="fill-surface stroke-line-soft"
          strokeWidth="1.5"
        />
        <rect x="15" y={y + 14} width="28" height="28" rx="8" className="fill-tone-soft" />
        <rect x="57" y={y + 17} width="112" height="8" rx="4" className="fill-line-soft" />
        <rect x="57" y={y + 32} width="72" height="8" rx="4" className="fill-line-soft" />
        <rect x="236" y={y + 23} width="184" height="10" rx="5" className="fill-line-soft" />
        <rect x="236" y={y + 23} width={cost} height="10" rx="5" className={fill} />
      </g>
    ))}
  </svg>
)
