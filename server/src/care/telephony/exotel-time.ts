/** Exotel writes `YYYY-MM-DD HH:mm:ss` without a zone and means India's time (its account's, which is in India). */
const INDIA_OFFSET = '+05:30'
const pattern = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/

/** @returns the instant; null for what is no time, as the empty end of a call that goes on. */
export const readExotelTime = (text: string | null | undefined): Date | null => {
  const found = pattern.exec(text ?? '')
  if (found === null) return null
  const at = new Date(`${found[1]}T${found[2]}${INDIA_OFFSET}`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The same way round, for the stand-in. */
export const writeExotelTime = (at: Date): string =>
  new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
