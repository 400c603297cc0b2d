import { Skeleton } from '../../ui/waiting.tsx'

/** The place of rows that are on their way; `label` says so in words. */
export const SkeletonRows = ({
  label = 'Loading...',
  count = 8,
}: {
  label?: string | undefined
  count?: number
}) => (
  <div className="rounded-surface border border-line-soft bg-surface p-3">
    <output className="mb-3 block text-sm text-ink-soft">{label}</output>
    <div className="space-y-2">
      {Array.from({ length: count }, (_, place) => (
        <Skeleton key={place} className="h-7" />
      ))}
    </div>
  </div>
)
