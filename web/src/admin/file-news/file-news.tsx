import { lazy, Suspense, useSyncExternalStore } from 'react'
import { getFollowedFiles, subscribeToFollowedFiles } from '../page/followed-files.ts'

const FileWatch = lazy(async () => ({ default: (await import('./file-watch.tsx')).FileWatch }))

/** The files that are followed, on every page of the office. */
export const FileNews = () => {
  const followed = useSyncExternalStore(subscribeToFollowedFiles, getFollowedFiles)
  return (
    <Suspense fallback={null}>
      {followed.map((uploadId) => (
        <FileWatch key={uploadId} uploadId={uploadId} />
      ))}
    </Suspense>
  )
}
