/** So much is handed to the browser as a file at a time: it may keep that on the disk, and the page does not hold it. */
const HANDED_OVER_BYTES = 8 * 1024 * 1024

/** A long file has no end of time; one that stands still for so long has. */
const STILL_MS = 15_000

const withinTime = async <Value>(promise: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TypeError('the file stands still')), STILL_MS)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The body of an answer as a file, part by part. What has come is handed over in pieces, so that a file of hundreds of megabytes takes
 * the memory of a few.
 * @param endLimit called once it begins to come: from there on each part has its own time.
 * @throws TypeError where the line breaks off, or stands still, before the end.
 */
export const readFile = async (response: Response, endLimit: () => void): Promise<Blob> => {
  const type = response.headers.get('content-type') ?? ''
  const reader = response.body?.getReader()
  endLimit()
  if (reader === undefined) return response.blob()
  let file = new Blob([], { type })
  let parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await withinTime(reader.read())
    if (done) return new Blob([file, ...parts], { type })
    parts.push(value)
    size += value.byteLength
    if (size < HANDED_OVER_BYTES) continue
    file = new Blob([file, ...parts], { type })
    parts = []
    size = 0
  }
}
