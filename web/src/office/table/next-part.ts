/** New rows that the first frame makes, and that a slow computer always makes. */
export const SMALLEST_PART = 2
const LARGEST_PART = 16

/** A frame at 60 a second, and what somebody notices. */
const QUICK_MS = 18
const SLOW_MS = 30
/** Longer ago than this, the last frame says nothing of what this one costs. */
const STALE_MS = 250

/** How many new rows the next frame makes; `tookMs`: from the frame that made the last ones to the one after it. */
export const nextPart = (part: number, tookMs: number): number => {
  if (tookMs > STALE_MS) return part
  if (tookMs < QUICK_MS) return Math.min(LARGEST_PART, part * 2)
  return tookMs > SLOW_MS ? Math.max(SMALLEST_PART, Math.floor(part / 2)) : part
}
