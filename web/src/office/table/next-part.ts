/** New rows that the first frame makes, and that a slow computer always makes. */
const SMALLEST_PART = 1
const LARGEST_PART = 16

/** A frame at 60 a second, and what somebody notices. */
const QUICK_MS = 18
const SLOW_MS = 30
/** Longer ago than this, the last frame says nothing of what this one costs. */
const STALE_MS = 250

/** How many new rows a frame makes, and the most that this computer is known to make in time. */
export interface Part {
  rows: number
  most: number
}

export const firstPart: Part = { rows: SMALLEST_PART, most: LARGEST_PART }

/**
 * What the next frame makes; `tookMs`: from the frame that made the last rows to the one after it. It doubles up to the most that is known to
 * be in time, and feels its way on from there row by row.
 */
export const nextPart = ({ rows, most }: Part, tookMs: number): Part => {
  if (tookMs > STALE_MS) return { rows, most }
  if (tookMs > SLOW_MS) {
    const half = Math.max(SMALLEST_PART, Math.floor(rows / 2))
    return { rows: half, most: half }
  }
  if (tookMs >= QUICK_MS) return { rows, most }
  const atMost = rows < most ? most : Math.min(LARGEST_PART, most + 1)
  return { rows: Math.min(atMost, rows * 2), most: atMost }
}
