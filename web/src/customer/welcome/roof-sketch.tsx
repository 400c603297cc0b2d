const panels = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ column, row })))

/** A roof with panels under the sun, in the brand's colours. */
export const RoofSketch = () => (
  <svg aria-hidden="true" viewBox="0 0 440 150" className="hidden w-full max-w-110 sm:block">
    <circle cx="408" cy="30" r="24" className="fill-cost" />
    <path d="M40 130 150 34h196l54 96z" className="fill-surface stroke-line-soft" strokeWidth="1.5" />
    {panels.map(({ column, row }) => (
      <path
        key={`${column}-${row}`}
        transform={`translate(${128 + column * 70 - row * 18} ${48 + row * 38})`}
        d="M14 0h60l-16 30h-60z"
        className="fill-tone"
      />
    ))}
  </svg>
)
