import * as z from 'zod/mini'

type Schema = z.core.$ZodType
/** Whether a value is exactly what its schema declares: every key that is needed, none besides, and values of the right kind. */
type Fits = (value: unknown) => boolean

const never: Fits = () => false

const fitsObject = ({ shape }: z.core.$ZodObjectDef): Fits => {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, fits: fitsSchema(schema) }))
  return (value) => {
    if (typeof value !== 'object' || value === null) return false
    const facts = value as Readonly<Record<string, unknown>>
    let present = 0
    for (const { name, fits } of fields) {
      const fact = facts[name]
      if (!fits(fact)) return false
      if (fact !== undefined) present += 1
    }
    for (const name in facts) if (facts[name] !== undefined) present -= 1
    return present === 0
  }
}

const fitsRecord = ({ valueType }: z.core.$ZodRecordDef): Fits => {
  const fits = fitsSchema(valueType)
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    return Object.values(value).every(fits)
  }
}

const oneOf = (values: readonly unknown[]): Fits => {
  const known: ReadonlySet<unknown> = new Set(values)
  return (value) => known.has(value)
}

/** A kind that is not listed here fits nothing: what zod alone can judge, zod judges. */
const fitsSchema = (schema: Schema): Fits => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return (value) => typeof value === 'string'
  if (def.type === 'number') return Number.isFinite
  if (def.type === 'boolean') return (value) => typeof value === 'boolean'
  if (def.type === 'literal') return oneOf(def.values)
  if (def.type === 'enum') return oneOf(Object.values(def.entries))
  if (def.type === 'nullable' || def.type === 'optional') {
    const absent = def.type === 'nullable' ? null : undefined
    const fits = fitsSchema(def.innerType)
    return (value) => value === absent || fits(value)
  }
  if (def.type === 'array') {
    const fits = fitsSchema(def.element)
    return (value) => Array.isArray(value) && value.every(fits)
  }
  if (def.type === 'union') {
    const options = def.options.map(fitsSchema)
    return (value) => options.some((fits) => fits(value))
  }
  if (def.type === 'record') return fitsRecord(def)
  if (def.type !== 'object') return never
  return def.catchall === undefined || def.catchall._zod.def.type === 'never' ? fitsObject(def) : never
}

/**
 * Writes answers of one schema as JSON. One that holds exactly what is declared is written as it stands, which is the case of
 * every handler that keeps to its types; any other goes through zod, which drops what is not declared or refuses the answer.
 * So nothing undeclared ever leaves. `checked`: all go through zod, with the formats of their texts.
 * @throws z.core.$ZodError for an answer that the schema refuses.
 */
export const createAnswerWriter = (
  schema: z.ZodMiniType,
  checked: boolean,
): ((answer: unknown) => string) => {
  const fits = checked ? never : fitsSchema(schema)
  return (answer) => JSON.stringify(fits(answer) ? answer : z.encode(schema, answer))
}
