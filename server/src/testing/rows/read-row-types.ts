import { join } from 'node:path'
import {
  isCallExpression,
  isPropertyAccessExpression,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** What a property of a row may be, as JavaScript has it; `any` is not looked at. */
export type RowKind = 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'array' | 'object' | 'null' | 'any'

export interface RowProperty {
  kinds: RowKind[]
  /** The only values, where the type names them. */
  values?: (string | number | boolean)[]
  optional: boolean
}

/** The properties of a row by its names. */
export type RowShape = Readonly<Record<string, RowProperty>>

/** The row that each call of a query claims to answer, by `path:line:column` of its `row` or `rows`. */
export type RowTypes = Readonly<Record<string, RowShape>>

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

const kindsByName: Readonly<Record<string, RowKind>> = {
  Date: 'date',
  Buffer: 'bytes',
  Array: 'array',
  ReadonlyArray: 'array',
}
const kindsByFlag: readonly (readonly [number, RowKind])[] = [
  [TypeFlags.AnyOrUnknown, 'any'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.Boolean | TypeFlags.BooleanLiteral, 'boolean'],
]

/** The types that a union is of; any other alone. */
const partsOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type])

const kindOf = (checker: Checker, type: Type): RowKind => {
  const flagged = kindsByFlag.find(([flag]) => (type.flags & flag) !== 0)?.[1]
  if (flagged !== undefined) return flagged
  if (checker.isArrayLikeType(type)) return 'array'
  return kindsByName[type.getSymbol()?.name ?? ''] ?? 'object'
}

const readProperty = (checker: Checker, type: Type): RowProperty => {
  const parts = partsOf(type)
  const told = parts.filter(({ flags }) => (flags & TypeFlags.Undefined) === 0)
  const literals = told.flatMap((part) =>
    part.isLiteralType() && typeof part.value !== 'bigint' ? [part.value] : [],
  )
  const open = told.filter((part) => !part.isLiteralType() && (part.flags & TypeFlags.Null) === 0)
  return {
    kinds: [...new Set(told.map((part) => kindOf(checker, part)))],
    optional: told.length < parts.length,
    ...(literals.length > 0 && open.length === 0 && { values: literals }),
  }
}

const readShape = (checker: Checker, row: Type): RowShape => {
  const properties = checker.getPropertiesOfType(row)
  const types = checker.getTypeOfSymbol(properties)
  return Object.fromEntries(
    properties.map(({ name }, index) => {
      const type = types[index]
      if (type === undefined) throw new Error(`the property ${name} has no type`)
      return [name, readProperty(checker, type)]
    }),
  )
}

/** The row in `Promise<Row[]>` or `Promise<Row | null>`; null where the call says nothing of it. */
const rowOf = (checker: Checker, answer: Type): Type | null => {
  if (!answer.isTypeReference()) return null
  const [inner] = checker.getTypeArguments(answer)
  const row =
    inner === undefined ? undefined : partsOf(inner).find(({ flags }) => (flags & TypeFlags.Null) === 0)
  if (row === undefined || !checker.isArrayType(row)) return row ?? null
  return row.isTypeReference() ? (checker.getTypeArguments(row)[0] ?? null) : null
}

interface FoundCall {
  at: string
  node: Node
}

const placeOf = (file: SourceFile, position: number): string => {
  const before = file.text.slice(0, position).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const findCalls = (file: SourceFile): FoundCall[] => {
  const path = file.fileName.slice(ROOT.length + 1)
  const found: FoundCall[] = []
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression)) {
      const { name } = node.expression
      if (name.text === 'row' || name.text === 'rows')
        found.push({ at: `${path}:${placeOf(file, name.getStart(file))}`, node })
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Reads the claims of every *.queries.ts of the server with the compiler. Takes some seconds. */
export const readRowTypes = (): RowTypes => {
  const api = new API({ cwd: ROOT })
  try {
    const project = api
      .updateSnapshot({ openProjects: [join(ROOT, 'server/tsconfig.json')] })
      .getProjects()[0]
    if (project === undefined) throw new Error('the project of the server did not open')
    const { checker, program } = project
    const calls = program
      .getSourceFileNames()
      .filter((name) => name.startsWith(join(ROOT, 'server/src/')) && name.endsWith('.queries.ts'))
      .flatMap((name) => findCalls(program.getSourceFile(name) as SourceFile))
    const answers = checker.getTypeAtLocation(calls.map(({ node }) => node))
    const shapes: Record<string, RowShape> = {}
    for (const [index, { at }] of calls.entries()) {
      const answer = answers[index]
      const row = answer === undefined ? null : rowOf(checker, answer)
      if (row !== null) shapes[at] = readShape(checker, row)
    }
    return shapes
  } finally {
    api.close()
  }
}
