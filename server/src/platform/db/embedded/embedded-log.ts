/** The part of the server's logger that the launcher uses. */
export type EmbeddedLog = {
  info: (details: object, message: string) => void
  warn: (details: object, message: string) => void
}
