import { parseSync, type ESTree } from 'vite'
import { replaceLiteral, replaceOperators } from './replacements.ts'
import { childrenOf, type Node } from './syntax.ts'

/** One small change of one file, of a kind that the compiler would let pass. */
export interface Mutant {
  /** From the root. */
  readonly path: string
  /** Counted from 1. */
  readonly line: number
  /** The function or the declaration around it. */
  readonly within: string
  /** The expression around the change, without and with it. */
  readonly before: string
  readonly after: string
  /** The whole file with the change. */
  readonly text: string
}

/** Where a change begins and ends in the file, and what stands there then. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Shorter than this an expression says too little to be known by: `1`, `!done`. */
const FEWEST_SHOWN = 12
const MOST_SHOWN = 160

const nameOf = (node: Node): string | null => {
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? null
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return node.id.name
  return null
}

const isFunction = (node: Node | null | undefined): boolean =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** The nearest function with a name, else the declaration at the top. */
const withinOf = (parents: readonly Node[]): string => {
  const named = parents.filter((node) => nameOf(node) !== null)
  const nearest = named.findLast(
    (node) =>
      node.type === 'FunctionDeclaration' || (node.type === 'VariableDeclarator' && isFunction(node.init)),
  )
  const found = nearest ?? named[0]
  return found === undefined ? 'the file' : (nameOf(found) ?? 'the file')
}

const shownFor = (parents: readonly Node[], node: Node, replaced: Replacement): ESTree.Span => {
  let shown: ESTree.Span = { start: replaced.start, end: replaced.end }
  for (const outer of [node, ...parents.toReversed()]) {
    if (shown.end - shown.start >= FEWEST_SHOWN || outer.end - outer.start > MOST_SHOWN) break
    if (outer.start <= shown.start && outer.end >= shown.end) shown = outer
  }
  return shown
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Types are erased before a test runs: what stands in one changes nothing. */
const isErased = ({ type }: Node): boolean =>
  type === 'ImportDeclaration' ||
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type))

/** Every mutant of a file, in the order of its text. One that could not be parsed is none. */
export const makeMutants = (path: string, text: string): Mutant[] => {
  const mutants: Mutant[] = []
  const note = (parents: readonly Node[], node: Node, replaced: Replacement): void => {
    const mutated = text.slice(0, replaced.start) + replaced.text + text.slice(replaced.end)
    if (parseSync(path, mutated).errors.length > 0) return
    const shown = shownFor(parents, node, replaced)
    mutants.push({
      path,
      line: text.slice(0, replaced.start).split('\n').length,
      within: withinOf(parents),
      before: oneLine(text.slice(shown.start, shown.end)),
      after: oneLine(
        text.slice(shown.start, replaced.start) + replaced.text + text.slice(replaced.end, shown.end),
      ),
      text: mutated,
    })
  }
  const walk = (node: Node, parents: readonly Node[]): void => {
    if (isErased(node)) return
    const parent = parents.at(-1)
    const isKey = parent?.type === 'Property' && parent.key === node && !parent.computed
    if (isKey) return
    const replacements =
      node.type === 'Literal' ? replaceLiteral(node) : replaceOperators(node, parent ?? null, text)
    for (const replaced of replacements) note(parents, node, replaced)
    for (const child of childrenOf(node)) walk(child, [...parents, node])
  }
  walk(parseSync(path, text).program, [])
  return mutants
}
