import { Skeleton } from '../../ui/waiting.tsx'

/** The place of the studio while its brand is on its way. */
export const StudioSkeleton = ({ label }: { label: string }) => (
  <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
    <div className="space-y-4">
      <output className="block text-sm text-ink-soft">{label}</output>
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
    <Skeleton className="h-[45rem]" />
  </div>
)
