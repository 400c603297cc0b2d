/** Longer or other parts of an address name no page of ours. */
const ID = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Which page of the partner area a call is of, by the call alone and not by what a browser says: the noun of its path, and the thing that it
 * names. `/api/partner/statements/:statementId/lines` of 12 is `statements/12`, as are the other calls of that page.
 */
export const pageOfCall = (path: string, params: unknown): string => {
  const [, , ...parts] = path.split('/')
  const [noun = '', next] = parts[0] === 'partner' ? parts.slice(1) : parts
  if (next?.startsWith(':') !== true) return noun
  const given: unknown = Object(params)[next.slice(1)]
  return typeof given === 'string' && ID.test(given) ? `${noun}/${given}` : noun
}
