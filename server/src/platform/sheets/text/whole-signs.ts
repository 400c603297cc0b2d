/** How many bytes at the end begin a sign of UTF-8 that has not ended: 0 to 3. */
const openBytes = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) {
      const whole = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2
      return whole > back ? back : 0
    }
  }
  return 0
}

/** Cuts bytes of UTF-8 that come piece by piece so that no sign is split: what is open at an end waits for the next piece. */
export class WholeSigns {
  #open: Buffer | null = null

  get isOpen(): boolean {
    return this.#open !== null
  }

  take(chunk: Buffer): Buffer {
    const bytes = this.#open === null ? chunk : Buffer.concat([this.#open, chunk])
    const left = openBytes(bytes)
    this.#open = left === 0 ? null : Buffer.from(bytes.subarray(bytes.length - left))
    return left === 0 ? bytes : bytes.subarray(0, bytes.length - left)
  }
}
