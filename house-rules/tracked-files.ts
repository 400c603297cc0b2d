import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')

export interface TrackedFile {
  /** From the root, with forward slashes. */
  path: string
  text: string
}

/** The files that git tracks and those it would (new, not ignored), by their ending. */
export const trackedFiles = (endings: readonly string[]): TrackedFile[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && existsSync(join(ROOT, path)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

/** What a source file imports, statically or lazily. */
export const importsOf = (file: TrackedFile): string[] =>
  [...file.text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^'\n]+)'/g)].map((match) => match[1] ?? '')
