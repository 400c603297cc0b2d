/**
 * Loaded before a server (`node --import`): its clock is CLOCK_BEHIND_MS behind this machine's, so that a test can come back to what happened in
 * an earlier month. The database goes by the machine's clock.
 */
const RealDate = globalThis.Date
const behind = Number(process.env['CLOCK_BEHIND_MS'] ?? '0')

class MovedDate extends RealDate {
  constructor(...parts: readonly unknown[]) {
    super(...((parts.length === 0 ? [RealDate.now() - behind] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() - behind
  }
}

globalThis.Date = MovedDate as DateConstructor
