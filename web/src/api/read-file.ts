/** So much is handed to the browser as a file at a time: it may keep that on the disk, and the page does not hold it. */
const HANDED_OVER_BYTES = 8 * 1024 * 1024

/**
 * The body of an answer as a file, part by part. What has come is handed over in pieces, so that a file of hundreds of megabytes takes
 * the memory of a few.
 * @param isComing called with each part.
 * @throws TypeError where the line breaks off before the end.
 */
export const readFile = async (response: Response, isComing: () => void): Promise<Blob> => {
  const type = response.headers.get('content-type') ?? ''
  const reader = response.body?.getReader()
  if (reader === undefined) return response.blob()
  let file = new Blob([], { type })
  let parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob([file, ...parts], { type })
    isComing()
    parts.push(value)
    size += value.byteLength
    if (size < HANDED_OVER_BYTES) continue
    file = new Blob([file, ...parts], { type })
    parts = []
    size = 0
  }
}
