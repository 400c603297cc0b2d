const OFFSET = 0xcbf29ce484222325n
const PRIME = 0x100000001b3n

/**
 * The entity tag of one field's value, for the header If-Match of a change: both sides compute it from the value as it crosses
 * the wire. FNV-1a in 64 bits over the UTF-16 units of its JSON; it tells values apart and guards nothing else.
 */
export const fieldTag = (value: unknown): string => {
  const text = JSON.stringify(value)
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * PRIME)
  }
  return `"${hash.toString(36)}"`
}
