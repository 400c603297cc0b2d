import type { Call } from '@marketplace/contract/platform/call'
import * as z from 'zod'

type Json = Readonly<Record<string, unknown>>

/** Words of JSON Schema that the way through it says already, or that say nothing of what is let in. */
const LEFT_OUT = new Set([
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  '$schema',
  'additionalProperties',
])

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bounds = (schema: Json): string =>
  Object.entries(schema)
    .filter(([word]) => !LEFT_OUT.has(word))
    .map(([word, value]) => (word === 'type' ? String(value) : `${word} ${JSON.stringify(value)}`))
    .join(', ')

/** A schema as lines `where: what is let in`, one for each field, item and alternative. */
const linesOf = (where: string, schema: unknown): string[] => {
  if (!isJson(schema)) return []
  const { properties, required, items, anyOf, oneOf, allOf, additionalProperties } = schema
  const needed = new Set(Array.isArray(required) ? required : [])
  const choices = [anyOf, oneOf, allOf].flatMap((list: unknown) => (Array.isArray(list) ? [list] : []))
  const own = bounds(schema) + (additionalProperties === false ? ', nothing else' : '')
  return [
    ...(own === '' ? [] : [`${where}: ${own}`]),
    ...(isJson(properties)
      ? Object.entries(properties).flatMap(([name, field]) =>
          linesOf(`${where}.${name}${needed.has(name) ? '' : '?'}`, field),
        )
      : []),
    ...linesOf(`${where}[]`, items),
    ...linesOf(`${where}{}`, additionalProperties),
    ...choices.flatMap((list) =>
      list.flatMap((choice: unknown, at) => linesOf(`${where}|${at + 1}`, choice)),
    ),
  ]
}

const partOf = (name: string, schema: z.core.$ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : linesOf(`  ${name}`, z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))

/** What a call lets in, as lines: its name, then every field of its path, query and body with its bounds. */
const wireOf = ({ method, path, params, query, body }: Call): string[] => [
  `${method} ${path}`,
  ...partOf('path', params),
  ...partOf('query', query),
  ...partOf('body', body),
]

/** What all calls let in, in the order of their names. */
export const describeWire = (calls: readonly Call[]): string => {
  const parts = calls.map((call) => wireOf(call).join('\n'))
  return `${parts.toSorted().join('\n')}\n`
}
