import type { ReactNode } from 'react'

/** How far a journey is; `value` of `max` steps are done. */
export const ProgressBar = ({ label, value, max }: { label: ReactNode; value: number; max: number }) => (
  <label className="block text-sm text-ink-soft">
    {label}
    <progress
      value={value}
      max={max}
      className="progress mt-1 block h-2 w-full overflow-hidden rounded-full"
    />
  </label>
)
