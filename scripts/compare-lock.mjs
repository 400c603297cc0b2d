/*
 * Makes the committed lock binding. `npm ci` would, but it refuses a lock that leaves out another platform's optional
 * packages, which not every registry has. So `npm install` installs, and what it installed is compared with the lock.
 */

/**
 * @param {Record<string, LockedPackage>} locked "packages" of package-lock.json
 * @param {Record<string, LockedPackage>} installed "packages" of node_modules/.package-lock.json, npm's record of what is there
 * @returns {string[]} each difference in words, none where what is installed is what the lock names
 *
 * @typedef {{ version?: string, integrity?: string, link?: boolean, inBundle?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */
export function compareWithLock(locked, installed) {
  const differences = []
  for (const [path, found] of Object.entries(installed)) {
    const wanted = locked[path]
    if (wanted === undefined) differences.push(`${path} ${found.version ?? ''} is not in the lock`)
    else if (found.version !== wanted.version)
      differences.push(`${path} is ${found.version}, the lock names ${wanted.version}`)
    else if (found.integrity !== wanted.integrity)
      differences.push(`${path} ${found.version} has another integrity than the lock names`)
    else if (isFetched(path, found) && found.integrity === undefined)
      differences.push(`${path} ${found.version} has no integrity in the lock`)
  }
  for (const [path, { version, optional, devOptional }] of Object.entries(locked)) {
    if (path === '' || optional || devOptional || installed[path] !== undefined) continue
    differences.push(`${path} ${version ?? ''} of the lock is not installed`)
  }
  return differences
}

/** A folder of the project is not fetched, and a package that another one brings along is covered by that one's integrity. */
function isFetched(path, { link, inBundle }) {
  return path.includes('node_modules/') && !link && !inBundle
}
