const TEXTS: ReadonlySet<string> = new Set(['tEXt', 'zTXt', 'iTXt'])
/** No JPEG and no WebP begins so. */
const PNG_FIRST = 0x89
const SIGNATURE_BYTES = 8

/**
 * A whole picture; if it is a PNG, without the texts in it (PNG, 11.3.3). Each may be a few kilobytes that inflate to many megabytes, there may be
 * hundreds, and a decoder inflates them all; nothing of them is in a picture that is made anew.
 */
export const dropPngTexts = (picture: Buffer): Buffer => {
  if (picture[0] !== PNG_FIRST) return picture
  const kept = [picture.subarray(0, SIGNATURE_BYTES)]
  let at = SIGNATURE_BYTES
  while (at + 12 <= picture.length) {
    const next = at + 12 + picture.readUInt32BE(at)
    if (!TEXTS.has(picture.toString('latin1', at + 4, at + 8))) kept.push(picture.subarray(at, next))
    at = next
  }
  return Buffer.concat(kept)
}
