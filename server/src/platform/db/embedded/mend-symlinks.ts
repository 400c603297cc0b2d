import { existsSync, lstatSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Makes the links between shared libraries that npm leaves out of a package and that the package's own install script
 * would make. Install scripts may be switched off, and a copied tree may hold broken links.
 *
 * @param native the package's `native` folder, which lists its links in `pg-symlinks.json`
 * @returns true when every link is in place, false when one was missing and the folder cannot be written
 */
export function mendSymlinks(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  let complete = true
  for (const { source, target } of parseLinks(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target)
    const wanted = dirname(source) === dirname(target) ? basename(source) : join(native, '..', source)
    complete = ensureLink(link, wanted) && complete
  }
  return complete
}

function ensureLink(link: string, wanted: string): boolean {
  // existsSync follows the link: true means that it leads to a library.
  if (existsSync(link)) return true
  try {
    if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(link)
    symlinkSync(wanted, link)
  } catch (error) {
    // Another start may have made it meanwhile; a read-only folder is the caller's business.
    if (!(error instanceof Error) || !('code' in error)) throw error
    if (error.code === 'EEXIST') return true
    if (['EACCES', 'EPERM', 'EROFS'].includes(String(error.code))) return false
    throw error
  }
  return readlinkSync(link) === wanted
}

function parseLinks(text: string): { source: string; target: string }[] {
  const links: unknown = JSON.parse(text)
  if (!Array.isArray(links)) throw new TypeError('pg-symlinks.json is not a list')
  return links.map((link: unknown) => {
    const known = typeof link === 'object' && link !== null && 'source' in link && 'target' in link
    if (!known) throw new TypeError('pg-symlinks.json has an entry without source and target')
    return { source: String(link.source), target: String(link.target) }
  })
}
