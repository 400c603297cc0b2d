/** Aborts after `timeoutMs`, or when `stop` says that this process ends, whichever is first. */
export const deadlineSignal = (timeoutMs: number, stop: AbortSignal | undefined): AbortSignal => {
  const patience = AbortSignal.timeout(timeoutMs)
  return stop === undefined ? patience : AbortSignal.any([patience, stop])
}
