/** What stands at the named places of a pattern, decoded. */
export type PathParams = Readonly<Record<string, string>>

const partsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/')

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    // What is no encoding of anything is itself.
    return part
  }
}

/**
 * The parameters of a path under a pattern such as `/user/key-facts/:lenderId`, or null where it is another path. Letters match in
 * either case, and a slash at the end counts for nothing: addresses are typed and copied.
 */
export const paramsOf = (pattern: string, path: string): PathParams | null => {
  const asked = partsOf(pattern)
  const found = partsOf(path).map(decoded)
  if (asked.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [place, part] of asked.entries()) {
    const own = found[place] ?? ''
    if (part.startsWith(':')) {
      if (own === '') return null
      params[part.slice(1)] = own
    } else if (part.toLowerCase() !== own.toLowerCase()) return null
  }
  return params
}
