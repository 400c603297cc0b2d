const SOON_MS = 3_000
/** Where a page that was loaded anew fails again, the fault is not the line alone: it is left more time. */
const LATER_MS = 30_000

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

const wasReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload')

/** Loads the page anew once its server answers: a piece of it did not come, as on a bad line or after a new release. */
export const loadAnew = async (): Promise<void> => {
  for (;;) {
    await pause(wasReloaded() ? LATER_MS : SOON_MS)
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      location.reload()
      return
    } catch {
      // The line is still away.
    }
  }
}
