import type { SlabWarning } from '@marketplace/contract/market/lender-revenue'
import { Notice } from '../../ui/surfaces.tsx'

/** Gaps, overlaps and rules that are never used, in words. */
export const SlabWarnings = ({
  title,
  warnings,
}: {
  /** Without one the first of them stands as the title. */
  title?: string
  warnings: readonly SlabWarning[]
}) => {
  const [first, ...others] = warnings
  if (first === undefined) return null
  const listed = title === undefined ? others : warnings
  return (
    <Notice tone="warn" title={title ?? first.text}>
      {listed.length === 0 ? null : (
        <ul className="list-disc ps-5 text-sm">
          {listed.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
