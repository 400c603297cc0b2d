/** What is borrowed and what that costs, as parts of one bar with a gap between; both stand below it in words. */
export const SplitBar = ({ borrowed, total }: { borrowed: number; total: number }) => {
  const part = (borrowed / Math.max(1, total)) * 100
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 14"
      preserveAspectRatio="none"
      className="mt-2 block h-3.5 w-full overflow-hidden rounded-xs print:[print-color-adjust:exact]"
    >
      <rect width={Math.max(0, part - 0.4)} height={14} className="fill-tone" />
      <rect x={part + 0.4} width={Math.max(0, 100 - part)} height={14} className="fill-cost" />
    </svg>
  )
}
