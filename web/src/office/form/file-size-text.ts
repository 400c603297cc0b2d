/** The size of a file in words: "820 B", "1.4 kB", "3.2 MB". */
export const fileSizeText = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_950) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
