/**
 * The body of an answer from outside, read no further than `maxBytes`.
 * @returns null where it is longer.
 */
export const readShortText = async (response: Response, maxBytes: number): Promise<string | null> => {
  if (response.body === null) return ''
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
