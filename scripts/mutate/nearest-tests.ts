import type { Import } from '../../house-rules/import-graph.ts'

/** The test files to try a mutant with, one group after the other until one fails. */
export interface NearestTests {
  /** Need nothing but the code. */
  readonly quick: readonly string[]
  /** Need a database. */
  readonly slow: readonly string[]
}

/** A test in a browser is not one of them: it runs in a project of its own. */
const TEST = /(?<!\.browser)\.test\.tsx?$/
const DATABASE = 'server/src/testing/test-database.ts'

/** The calls are compared with these tables, which read the contract's folder and so import none of its files. */
const READ_CONTRACT = ['house-rules/who-may.test.ts', 'house-rules/wire.test.ts']

/** Beyond these many a mutant that lives is not looked for. */
const MOST_SLOW = 4

type Graph = ReadonlyMap<string, readonly Import[]>

const valuesOf = (graph: Graph, path: string): string[] =>
  (graph.get(path) ?? []).filter(({ typeOnly }) => !typeOnly).map(({ target }) => target)

/** Whether a test file starts a database, itself or through what it imports. */
export const needsDatabase = (graph: Graph, test: string): boolean => {
  const seen = new Set([test])
  for (const path of seen) {
    if (path === DATABASE) return true
    for (const target of valuesOf(graph, path)) seen.add(target)
  }
  return false
}

const sharedStart = (one: string, other: string): number => {
  const parts = other.split('/')
  const differs = one.split('/').findIndex((part, index) => part !== parts[index])
  return differs === -1 ? parts.length : differs
}

/** Tests by distance: those that import the file itself, else those that import what imports it, and so on. */
export const nearestTests = (graph: Graph): ((path: string) => NearestTests) => {
  const importers = new Map<string, string[]>()
  for (const path of graph.keys())
    for (const target of valuesOf(graph, path))
      importers.set(target, [...(importers.get(target) ?? []), path])

  const atDistance = (path: string): string[] => {
    const seen = new Set([path])
    let edge = [path]
    while (edge.length > 0) {
      edge = [...new Set(edge.flatMap((file) => importers.get(file) ?? []))].filter((file) => !seen.has(file))
      for (const file of edge) seen.add(file)
      const tests = edge.filter((file) => TEST.test(file))
      if (tests.length > 0) return tests
    }
    return []
  }

  return (path) => {
    const beside = path.replace(/\.ts$/, '.test.ts')
    const found = atDistance(path).toSorted(
      (one, other) =>
        Number(other === beside) - Number(one === beside) ||
        sharedStart(path, other) - sharedStart(path, one) ||
        one.localeCompare(other),
    )
    const always = path.startsWith('contract/') ? READ_CONTRACT : []
    return {
      quick: [...new Set([...found.filter((test) => !needsDatabase(graph, test)), ...always])],
      slow: found.filter((test) => needsDatabase(graph, test)).slice(0, MOST_SLOW),
    }
  }
}
