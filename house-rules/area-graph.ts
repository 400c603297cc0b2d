import { dirname, join, normalize } from 'node:path'
import type { Room } from './areas.ts'
import { importsOf, type TrackedFile } from './tracked-files.ts'

/** One import between two files of a room, both from the root. */
export interface Arrow {
  from: string
  to: string
}

/** Tests, their builders and the sweeps over the whole product may know everything. */
export const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|e2e|bench)\.tsx?$/.test(path) && !/\/(testing|sweeps)\//.test(path)

/** Imports by relative path between files of `folder`. */
export const arrowsIn = (folder: string, files: readonly TrackedFile[]): Arrow[] =>
  files
    .filter(({ path }) => path.startsWith(`${folder}/`) && isProduct(path))
    .flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => ({ from: file.path, to: normalize(join(dirname(file.path), name)) }))
        .filter(({ to }) => to.startsWith(`${folder}/`)),
    )

/** The area of a file: the first folder below its room's; null at the top. */
export const areaOf = (room: Room, path: string): string | null => {
  const parts = path.slice(room.folder.length + 1).split('/')
  return parts.length === 1 ? null : (parts[0] ?? null)
}

/** Sets of two or more nodes that reach each other (Tarjan, 1972). */
export const cyclesOf = (edges: readonly (readonly [string, string])[]): string[][] => {
  const next = new Map<string, string[]>()
  for (const [from, to] of edges) {
    next.set(from, [...(next.get(from) ?? []), to])
    if (!next.has(to)) next.set(to, [])
  }
  const number = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): void => {
    const own = number.size
    number.set(node, own)
    lowest.set(node, own)
    stack.push(node)
    for (const to of next.get(node) ?? []) {
      if (!number.has(to)) visit(to)
      if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node) ?? own, lowest.get(to) ?? own))
    }
    if (lowest.get(node) !== own) return
    const cycle = stack.splice(stack.indexOf(node))
    if (cycle.length > 1) found.push(cycle.sort())
  }
  for (const node of next.keys()) if (!number.has(node)) visit(node)
  return found
}

/** Arrows between areas that the room's data do not allow, as `from → to`. */
export const forbiddenArrows = (room: Room, arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => {
      const [own, other] = [areaOf(room, from), areaOf(room, to)]
      if (own === other) return false
      if (own === null) return !room.starts.includes(from.slice(room.folder.length + 1))
      return other === null || room.areas[own]?.mayImport.includes(other) !== true
    })
    .map(({ from, to }) => `${from} → ${to}`)

/** Arrows into another area's queries or routes: it is asked by its use cases. */
export const arrowsPastUseCases = (room: Room, arrows: readonly Arrow[]): string[] =>
  arrows
    .filter(({ from, to }) => areaOf(room, from) !== areaOf(room, to) && /\.(queries|routes)\.ts$/.test(to))
    .map(({ from, to }) => `${from} → ${to}`)

/** Folders of one area that reach each other, in sets larger than `most`; files at the top of an area are of no folder. */
export const knotsInAreas = (room: Room, arrows: readonly Arrow[], most: number): string[][] => {
  const isInFolder = (path: string): boolean => path.slice(room.folder.length + 1).split('/').length > 2
  const edges = arrows
    .filter(({ from, to }) => isInFolder(from) && isInFolder(to) && areaOf(room, from) === areaOf(room, to))
    .map(({ from, to }) => [dirname(from), dirname(to)] as const)
    .filter(([from, to]) => from !== to)
  return cyclesOf(edges).filter(({ length }) => length > most)
}

/** Folders with more than `most` source files of their own, tests and texts aside. */
export const crowdedFolders = (files: readonly TrackedFile[], most: number): string[] => {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (!isProductOrTool(path)) continue
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > most).map(([folder, count]) => `${folder}: ${count}`)
}

const isProductOrTool = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|e2e|bench)\.tsx?$/.test(path) && !path.includes('/i18n/')
