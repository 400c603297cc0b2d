const ANYWHERE = 'https://here.invalid'

/**
 * A `callback` as a path below `root` ("/admin"), with its query and hash; null for anything that leads elsewhere: another
 * site, another area, a script.
 */
export const sameSitePath = (callback: string | null, root: string): string | null => {
  // A browser reads \ as /, and drops tabs and line ends before it parses.
  if (callback === null || !callback.startsWith('/') || /[\\\p{Cc}]/u.test(callback)) return null
  if (!URL.canParse(callback, ANYWHERE)) return null
  const { origin, pathname, search, hash } = new URL(callback, ANYWHERE)
  if (origin !== ANYWHERE || pathname.startsWith('//')) return null
  const isBelow = pathname === root || pathname.startsWith(`${root}/`)
  return isBelow ? `${pathname}${search}${hash}` : null
}
