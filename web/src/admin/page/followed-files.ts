/** Uploaded files that somebody left while the server was at them. In this tab alone: what waits for a person stands in the work queue too. */
let followed: readonly string[] = []
const listeners = new Set<() => void>()

const change = (next: readonly string[]): void => {
  followed = next
  for (const listener of listeners) listener()
}

export const followFile = (uploadId: string): void => {
  if (!followed.includes(uploadId)) change([...followed, uploadId])
}

/** It has been said how it ended, or its page is open and says it. */
export const leaveFile = (uploadId: string): void => {
  if (followed.includes(uploadId)) change(followed.filter((id) => id !== uploadId))
}

export const getFollowedFiles = (): readonly string[] => followed

export const subscribeToFollowedFiles = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
