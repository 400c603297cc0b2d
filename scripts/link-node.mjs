/*
 * Makes node_modules/.bin/node lead to the Node.js that the project brings along.
 * npm 10 leaves the link out when the packages for both processors are listed, and without it every npm script would run
 * on whatever Node.js started npm. Runs after every install, on Node.js 20.19 too.
 */
import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {string} root folder with node_modules
 * @returns {string | null} the link, null where the project brings no Node.js for this platform
 */
export function linkNode(root = ROOT) {
  const target = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node')
  const folder = join(root, 'node_modules', '.bin')
  const link = join(folder, 'node')
  if (!existsSync(join(folder, target))) return null
  const found = lstatSync(link, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() && readlinkSync(link) === target) return link
  mkdirSync(folder, { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(target, link)
  return link
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) linkNode()
