/** What a loan costs beside the others, on one scale for the whole page. Rupees. Without a `label` the figures beside it say the same. */
export const CostBar = ({ cost, scale, label }: { cost: number; scale: number; label?: string }) => (
  <svg
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    viewBox="0 0 100 4"
    preserveAspectRatio="none"
    className="block h-1 w-full overflow-hidden rounded-xs"
  >
    <rect width={100} height={4} className="fill-line-soft" />
    <rect
      width={100}
      height={4}
      className="origin-left fill-cost transition-transform duration-180"
      transform={`scale(${Math.min(1, cost / scale)} 1)`}
    />
  </svg>
)
