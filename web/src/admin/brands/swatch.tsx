/** A colour beside its code. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className="inline-flex items-center gap-2">
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0 rounded-sm border border-line">
      <rect width="16" height="16" fill={colour} />
    </svg>
    <code className="text-xs">{colour}</code>
  </span>
)
