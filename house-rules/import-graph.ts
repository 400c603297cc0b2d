import { posix } from 'node:path'
import { parseSync } from 'vite'
import type { TrackedFile } from './tracked-files.ts'

export interface Import {
  /** From the root where the file is of this repository, else the name as it is written. */
  target: string
  typeOnly: boolean
}

const PACKAGE = '@marketplace/contract/'

const resolve = (from: string, name: string): string => {
  if (name.startsWith(PACKAGE)) return `contract/src/${name.slice(PACKAGE.length)}.ts`
  return name.startsWith('.') ? posix.join(posix.dirname(from), name) : name
}

/** What a TypeScript file imports and passes on, types told from values. */
export const readImports = ({ path, text }: TrackedFile): Import[] => {
  const { module } = parseSync(path, text)
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    target: resolve(path, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest === null ? [] : [{ target: resolve(path, moduleRequest.value), typeOnly: isType }],
    ),
  )
  const lazily = module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    target: resolve(path, text.slice(start + 1, end - 1)),
    typeOnly: false,
  }))
  return [...imports, ...passedOn, ...lazily]
}

/** Each file's imports, by its path from the root. */
export const importGraph = (files: readonly TrackedFile[]): ReadonlyMap<string, readonly Import[]> =>
  new Map(files.map((file) => [file.path, readImports(file)]))
