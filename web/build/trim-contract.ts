import { readFile } from 'node:fs/promises'
import type { Plugin, Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]
type Parse = Rolldown.PluginContext['parse']

const CALLS = '?calls'
const isContract = (id: string): boolean => /\/contract\/src\/[a-z-]+\/[a-z-]+\.ts$/.test(id)
const isWeb = (id: string): boolean => /\/web\/src\/.*\.tsx?$/.test(id)

/** Pieces of code to put in place of others, from `start` to `end`. */
interface Edit {
  start: number
  end: number
  text: string
}

const apply = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)

const declarationsOf = (statement: Statement) => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

type Declarator = ReturnType<typeof declarationsOf>[number]
type Value = NonNullable<Declarator['init']>

const withoutTypes = (value: Value): Value =>
  value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression'
    ? withoutTypes(value.expression)
    : value

/** The method and path of a call's literal as code; null for any other value. */
const callCode = (code: string, value: Value): string | null => {
  const literal = withoutTypes(value)
  if (literal.type !== 'ObjectExpression') return null
  const kept = literal.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      (property.key.name === 'method' || property.key.name === 'path') &&
      property.value.type === 'Literal',
  )
  return kept.length === 2 ? `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` : null
}

/** Every call that a contract file declares, by name. */
const callsIn = async (file: string, parse: Parse): Promise<Map<string, string>> => {
  const code = await readFile(file, 'utf8')
  const calls = new Map<string, string>()
  for (const { id, init } of parse(code, { lang: 'ts' }).body.flatMap(declarationsOf)) {
    const call = init === null ? null : callCode(code, init)
    if (call !== null && id.type === 'Identifier') calls.set(id.name, call)
  }
  return calls
}

/** Schemas that nothing imports have to be seen as droppable: each is made inside a call that is marked as pure. */
const droppable = (code: string, program: Program): Edit[] =>
  program.body.flatMap(declarationsOf).flatMap(({ init }): Edit[] => {
    if (init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') return []
    const { start, end } = init
    return [{ start, end, text: `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` }]
  })

const importCode = (names: readonly string[], from: string): string =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from ${JSON.stringify(from)};`

/**
 * Keeps the browser's share of the contract small. A call is its method and path (its types are all that the web reads of the
 * rest) and comes from a module of its own, so that a page that makes a call does not fetch the schemas declared beside it; a
 * schema that no form imports is left out.
 */
export const trimContract = (): Plugin => ({
  name: 'trim-contract',
  async load(id) {
    if (!id.endsWith(CALLS)) return null
    const calls = await callsIn(id.slice(0, -CALLS.length), this.parse.bind(this))
    return Array.from(calls, ([name, call]) => `export const ${name} = ${call}`).join('\n')
  },
  async transform(code, id) {
    if (isContract(id)) {
      return { code: apply(code, droppable(code, this.parse(code))), map: null, moduleSideEffects: false }
    }
    if (!isWeb(id) || !code.includes('@marketplace/contract/')) return null
    const edits: Edit[] = []
    for (const statement of this.parse(code).body) {
      if (statement.type !== 'ImportDeclaration') continue
      const from = statement.source.value
      const file = from.startsWith('@marketplace/contract/') ? await this.resolve(from, id) : null
      if (file === null || !isContract(file.id)) continue
      const calls = await callsIn(file.id, this.parse.bind(this))
      const names = statement.specifiers.map(({ start, end }) => code.slice(start, end))
      const [called, others] = [true, false].map((wanted) =>
        names.filter((name) => calls.has(name) === wanted),
      )
      const text = importCode(called ?? [], `${file.id}${CALLS}`) + importCode(others ?? [], from)
      edits.push({ start: statement.start, end: statement.end, text })
    }
    return edits.length === 0 ? null : { code: apply(code, edits), map: null }
  },
})
