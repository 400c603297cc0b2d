import type { ESTree } from 'vite'
import type { Replacement } from './make-mutants.ts'
import { childrenOf, methodOf, type Node } from './syntax.ts'

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}

const otherMethods: Readonly<Record<string, string>> = {
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  trunc: 'ceil',
  min: 'max',
  max: 'min',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: 'toUpperCase',
  toUpperCase: 'toLowerCase',
  find: 'findLast',
  findLast: 'find',
  gt: 'gte',
  gte: 'gt',
  lt: 'lte',
  lte: 'lt',
}

/** Methods that answer what they are called on: without them the types still fit. */
const sameType = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'trim', 'normalize'])

const contains = (node: Node, isIt: (node: Node) => boolean): boolean =>
  isIt(node) || childrenOf(node).some((child) => contains(child, isIt))

const isText = (node: Node): boolean =>
  contains(
    node,
    (part) => part.type === 'TemplateLiteral' || (part.type === 'Literal' && typeof part.value === 'string'),
  )

const isNothing = (node: Node): boolean =>
  (node.type === 'Literal' && node.value === null) ||
  (node.type === 'Identifier' && node.name === 'undefined')

/** A test that tells the compiler more of a type: turned round, what follows would not compile. */
const narrows = (node: Node): boolean =>
  contains(
    node,
    (part) =>
      (part.type === 'BinaryExpression' &&
        (isNothing(part.left) || isNothing(part.right) || /^(in|instanceof)$/.test(part.operator))) ||
      (part.type === 'UnaryExpression' && part.operator === 'typeof'),
  )

/** Whether the right side would not compile without what the left side has told of a type. */
const leansOn = (left: Node, right: Node, text: string): boolean =>
  narrows(left) &&
  contains(
    left,
    (part) =>
      (part.type === 'Identifier' || part.type === 'MemberExpression') &&
      !isNothing(part) &&
      text.slice(right.start, right.end).includes(text.slice(part.start, part.end)),
  )

const operatorAt = (left: Node, right: Node, operator: string, text: string): ESTree.Span => {
  const start = text.indexOf(operator, left.end)
  return start < right.start ? { start, end: start + operator.length } : { start: left.end, end: left.end }
}

const swapOperator = (
  { left, right, operator }: { left: Node; right: Node; operator: string },
  text: string,
): Replacement[] => {
  if (/^[+-]=?$/.test(operator) && (isText(left) || isText(right))) return []
  const at = operatorAt(left, right, operator, text)
  return (otherOperators[operator] ?? []).map((other) => ({ ...at, text: other }))
}

const dropClause = (node: ESTree.LogicalExpression, text: string): Replacement[] =>
  [node.left, node.right].map((kept) => ({
    start: node.start,
    end: node.end,
    text: `(${text.slice(kept.start, kept.end)})`,
  }))

const negate = (test: Node, text: string): Replacement[] =>
  // Comparisons and negations have their own mutants.
  test.type === 'BinaryExpression' || test.type === 'UnaryExpression' || narrows(test)
    ? []
    : [{ start: test.start, end: test.end, text: `!(${text.slice(test.start, test.end)})` }]

const leaves = (node: Node): boolean =>
  node.type === 'ReturnStatement' ||
  node.type === 'ThrowStatement' ||
  node.type === 'ContinueStatement' ||
  (node.type === 'BlockStatement' && node.body.length === 1 && node.body.every(leaves))

const changeCall = (node: ESTree.CallExpression, text: string): Replacement[] => {
  const method = methodOf(node)
  if (method === null) return []
  const found: Replacement[] = []
  const other = otherMethods[method.name]
  if (other !== undefined) found.push({ start: method.at.start, end: method.at.end, text: other })
  const object = text.slice(method.object.start, method.object.end)
  const withoutCall = { start: node.start, end: node.end, text: object }
  if (sameType.has(method.name)) found.push(withoutCall)
  if (method.name === 'check') {
    if (node.arguments.length === 1) found.push(withoutCall)
    else
      for (const [index, argument] of node.arguments.entries()) {
        const next = node.arguments[index + 1]
        const before = node.arguments[index - 1]
        found.push({
          start: next === undefined ? (before?.end ?? argument.start) : argument.start,
          end: next === undefined ? argument.end : next.start,
          text: '',
        })
      }
  }
  return found
}

/** What may stand in the place of an operator, a test, a call or an early return. */
export const replaceOperators = (node: Node, parent: Node | null, text: string): Replacement[] => {
  if (node.type === 'BinaryExpression')
    return isNothing(node.left) || isNothing(node.right) ? [] : swapOperator(node, text)
  if (node.type === 'LogicalExpression')
    return node.operator === '??' || leansOn(node.left, node.right, text)
      ? []
      : [...swapOperator(node, text), ...dropClause(node, text)]
  if (node.type === 'AssignmentExpression') return swapOperator(node, text)
  if (node.type === 'UnaryExpression')
    return node.operator === '!' || node.operator === '-'
      ? [{ start: node.start, end: node.end, text: text.slice(node.argument.start, node.argument.end) }]
      : []
  if (node.type === 'ConditionalExpression') return negate(node.test, text)
  if (node.type === 'CallExpression') return changeCall(node, text)
  if (node.type !== 'IfStatement') return []
  const isEarly = node.alternate === null && leaves(node.consequent) && parent?.type === 'BlockStatement'
  return [
    ...negate(node.test, text),
    ...(isEarly && !narrows(node.test) ? [{ start: node.start, end: node.end, text: ';' }] : []),
  ]
}

const replacePattern = (source: string): string[] => [
  ...(source.startsWith('^') ? [source.slice(1)] : []),
  ...(source.endsWith('$') && !source.endsWith('\\$') ? [source.slice(0, -1)] : []),
  ...[...source.matchAll(/(?<=[{,])\d+(?=[},])/g)].map(
    ({ 0: count, index }) =>
      source.slice(0, index) + String(Number(count) + 1) + source.slice(index + count.length),
  ),
]

/** What may stand in the place of a number, a yes or no, or a pattern. */
export const replaceLiteral = (
  node:
    | ESTree.StringLiteral
    | ESTree.BooleanLiteral
    | ESTree.NullLiteral
    | ESTree.NumericLiteral
    | ESTree.BigIntLiteral
    | ESTree.RegExpLiteral,
): Replacement[] => {
  const { start, end } = node
  const all = (texts: readonly string[]): Replacement[] => texts.map((text) => ({ start, end, text }))
  if ('regex' in node)
    return all(replacePattern(node.regex.pattern).map((source) => `/${source}/${node.regex.flags}`))
  if ('bigint' in node) return all([`${BigInt(node.bigint) + 1n}n`])
  if (typeof node.value === 'number') {
    const { value } = node
    return all(value >= 2 ? [String(value + 1), String(value - 1)] : [String(value + 1)])
  }
  return typeof node.value === 'boolean' ? all([String(!node.value)]) : []
}
