import type { Plugin, Rolldown } from 'vite'

type Program = ReturnType<Rolldown.PluginContext['parse']>
type Statement = Program['body'][number]

const isContract = (id: string): boolean => /\/contract\/src\/[a-z-]+\.ts$/.test(id)

/** Pieces of code to put in place of others, from `start` to `end`. */
interface Edit {
  start: number
  end: number
  text: string
}

const declarations = (statement: Statement) => {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' ? declared.declarations : []
}

const editsOf = (code: string, program: Program): Edit[] =>
  program.body.flatMap(declarations).flatMap(({ init }): Edit[] => {
    if (init === null) return []
    if (init.type === 'ObjectExpression') {
      const kept = init.properties.filter(
        (property) =>
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          (property.key.name === 'method' || property.key.name === 'path') &&
          property.value.type === 'Literal',
      )
      if (kept.length === 2) {
        const text = `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
        return [{ start: init.start, end: init.end, text }]
      }
    }
    if (init.type !== 'CallExpression' && init.type !== 'ObjectExpression') return []
    const value = code.slice(init.start, init.end)
    return [{ start: init.start, end: init.end, text: `/* @__PURE__ */ (() => (${value}))()` }]
  })

/**
 * Keeps the browser's share of the contract small: a call is its method and path (its types are all that the web reads of
 * the rest), and a schema that no form imports is left out.
 */
export const trimContract = (): Plugin => ({
  name: 'trim-contract',
  transform(code, id) {
    if (!isContract(id)) return null
    const edits = editsOf(code, this.parse(code)).toSorted((a, b) => b.start - a.start)
    const trimmed = edits.reduce(
      (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
      code,
    )
    return { code: trimmed, map: null, moduleSideEffects: false }
  },
})
