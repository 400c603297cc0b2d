/** A piece of SQL with its values apart from its text. */
export class Sql {
  readonly strings: readonly string[]
  readonly parts: readonly unknown[]
  /** Set on hot reads: makes the statement a prepared one of the connection. */
  name: string | undefined
  /** Set on statements that take longer than the pool waits for an answer; PostgreSQL's own limit is another (`set local statement_timeout`). */
  waitMs: number | undefined

  constructor(strings: readonly string[], parts: readonly unknown[]) {
    this.strings = strings
    this.parts = parts
  }

  /** The text with $1, $2, … and the values in that order. */
  toStatement(): { text: string; values: unknown[]; name?: string; query_timeout?: number } {
    const values: unknown[] = []
    const text = writeInto(values, this)
    return {
      text,
      values,
      ...(this.name !== undefined && { name: this.name }),
      ...(this.waitMs !== undefined && { query_timeout: this.waitMs }),
    }
  }
}

const writeInto = (values: unknown[], piece: Sql): string => {
  let text = piece.strings[0] ?? ''
  for (const [index, part] of piece.parts.entries()) {
    if (part instanceof Sql) text += writeInto(values, part)
    else text += `$${values.push(part)}`
    text += piece.strings[index + 1] ?? ''
  }
  return text
}

/** Writes SQL: every `${value}` becomes a parameter, every `${sql`…`}` is spliced in. No value ever enters the text. */
export const sql = (strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql =>
  new Sql(strings, parts)

/** The same, as a prepared statement; its text must not vary under one name. */
export const prepared = (name: string, piece: Sql): Sql => {
  const statement = new Sql(piece.strings, piece.parts)
  statement.name = name
  return statement
}

/** The same, with an answer that is waited for so long. */
export const waitedFor = (ms: number, piece: Sql): Sql => {
  const statement = new Sql(piece.strings, piece.parts)
  statement.waitMs = ms
  return statement
}

/** Pieces with `separator` between them. */
export const join = (pieces: readonly Sql[], separator: string): Sql => {
  if (pieces.length === 0) return new Sql([''], [])
  return new Sql(['', ...Array.from({ length: pieces.length - 1 }, () => separator), ''], pieces)
}

/** A long list of numbers as PostgreSQL writes an array: the driver would quote and escape each of them by itself. */
export const numbers = (values: readonly (number | null)[]): string =>
  `{${values.map((value) => value ?? 'NULL').join(',')}}`

/** A column or table name that the code itself knows; refuses anything but lower-case words. */
export const identifier = (name: string): Sql => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return new Sql([`"${name}"`], [])
}

/** A moment in a statement that takes no parameters. */
export const instant = (at: Date): Sql => new Sql([`'${at.toISOString()}'`], [])
