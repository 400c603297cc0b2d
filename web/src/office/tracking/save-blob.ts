/** Saves a file that the page holds already. */
export const saveBlob = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it over by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}

/** @param base64 as the server sends a picture */
export const blobOf = (base64: string, type: string): Blob => {
  const text = atob(base64)
  return new Blob([Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)], { type })
}
