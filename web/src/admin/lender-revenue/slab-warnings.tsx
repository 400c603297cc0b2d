import type { SlabWarning } from '@marketplace/contract/market/lender-revenue'
import { Notice } from '../../ui/surfaces.tsx'

/** Gaps, overlaps and rules that are never used, in words. */
export const SlabWarnings = ({ title, warnings }: { title: string; warnings: readonly SlabWarning[] }) =>
  warnings.length === 0 ? null : (
    <Notice tone="warn" title={title}>
      <ul className="list-disc ps-5 text-sm">
        {warnings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Notice>
  )
