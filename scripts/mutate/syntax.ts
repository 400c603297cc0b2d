import type { ESTree } from 'vite'

export type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** What stands directly in a piece of syntax, in the order of the text. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .flatMap(([key, value]: [string, unknown]) => (key === 'parent' ? [] : [value].flat()))
    .filter(isNode)
    .toSorted((one, other) => one.start - other.start)

/** `a.b` of the call `a.b(…)`, where it is one; its name is `b`. */
export const methodOf = (
  node: ESTree.CallExpression,
): { object: Node; name: string; at: ESTree.Span } | null =>
  node.callee.type === 'MemberExpression' && node.callee.property.type === 'Identifier'
    ? { object: node.callee.object, name: node.callee.property.name, at: node.callee.property }
    : null
