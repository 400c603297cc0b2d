/** A piece of SQL with its values apart from its text. */
export class Sql {
  readonly strings: readonly string[]
  readonly parts: readonly unknown[]
  /** Set on hot reads: makes the statement a prepared one of the connection. */
  name: string | undefined

  constructor(strings: readonly string[], parts: readonly unknown[]) {
    this.strings = strings
    this.parts = parts
  }

  /** The text with $1, $2, … and the values in that order. */
  toStatement(): { text: string; values: unknown[]; name?: string } {
    const values: unknown[] = []
    const text = writeInto(values, this)
    return this.name === undefined ? { text, values } : { text, values, name: this.name }
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

/** Pieces with `separator` between them. */
export const join = (pieces: readonly Sql[], separator: string): Sql => {
  if (pieces.length === 0) return new Sql([''], [])
  return new Sql(['', ...Array.from({ length: pieces.length - 1 }, () => separator), ''], pieces)
}

/** A column or table name that the code itself knows; refuses anything but lower-case words. */
export const identifier = (name: string): Sql => {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`not an identifier: ${name}`)
  return new Sql([`"${name}"`], [])
}

/** A moment in a statement that takes no parameters. */
export const instant = (at: Date): Sql => new Sql([`'${at.toISOString()}'`], [])
