/** A cell to write: text, a number, or null for an empty one. */
export type WrittenCell = string | number | null
