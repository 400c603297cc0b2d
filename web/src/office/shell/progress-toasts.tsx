import { useSyncExternalStore } from 'react'
import { getDownloads, subscribeToDownloads } from '../session/downloads.ts'
import { downloadingText } from '../show/specified-texts.ts'

/** What is under way, for as long as it is (section 2, Shell). */
export const ProgressToasts = () => {
  const downloads = useSyncExternalStore(subscribeToDownloads, getDownloads)
  return (
    <section
      aria-label="Downloads"
      aria-live="polite"
      className="no-print pointer-events-none fixed start-0 bottom-0 z-50 p-4"
    >
      <ul className="flex flex-col gap-2">
        {downloads.map(({ id, file }) => (
          <li
            key={id}
            className="flex items-center gap-3 rounded-control border-s-4 border-brand bg-surface px-4 py-3 shadow-card"
          >
            <span className="size-4 animate-spin rounded-full border-2 border-line-soft border-t-brand" />
            {downloadingText(file)}
          </li>
        ))}
      </ul>
    </section>
  )
}
