import { splitStatements } from '../server/src/platform/db/split-statements.ts'

/** Migrations before this one were made for empty tables (docs/recipes/roll-out-a-migration.md). */
export const FIRST_JUDGED = '019'

const name = String.raw`(?:public\.)?"?([a-z0-9_]+)"?`
const onTable = new RegExp(String.raw`^create (?:unique )?index .*?\bon (only )?${name}`)
const alterTable = new RegExp(String.raw`^alter table (?:if exists )?(?:only )?${name} (.*)$`)
const madeTable = new RegExp(String.raw`^create (?:unlogged )?table (?:if not exists )?${name}`)
const renamed = new RegExp(String.raw`^alter table ${name} rename to ${name}$`)

/** Texts, quoted bodies and what stands in brackets are not for the rules: `check (a, b)` is one action. */
const withoutTexts = (statement: string): string =>
  statement
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** The actions of one `alter table`, cut at the commas outside of brackets. */
const actionsOf = (text: string): string[] => {
  const actions: string[] = []
  let [depth, action] = [0, '']
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      actions.push(action.trim())
      action = ''
    } else action += sign
  }
  return [...actions, action.trim()]
}

/** A column's default that every row would have to be written anew for. */
const volatile =
  /\bdefault (?:gen_random_uuid|random|clock_timestamp|nextval)\b|generated (?:always as \(|always as identity|by default as identity)/

/** What an action does to a table that customers are using; null where it is instant. `proved`: columns known never to be null. */
const judgeAction = (action: string, proved: (column: string) => boolean): string | null => {
  const column =
    action.startsWith('add column ') ||
    /^add (?!constraint|check|foreign|unique|primary|exclude)/.test(action)
  if (column) {
    if (/\bnot null\b/.test(action) && !/\bdefault\b/.test(action))
      return 'a column that is not null needs a default'
    if (volatile.test(action)) return 'a default that differs by row writes every row anew'
    if (/\b(?:references|check|unique|primary key)\b/.test(action))
      return 'a rule of a new column is a constraint of its own, not valid at first'
    return null
  }
  if (/^alter (?:column )?\S+ (?:set data )?type\b/.test(action))
    return 'another type writes every row anew: add a column'
  const never = /^alter (?:column )?(\S+) set not null$/.exec(action)?.[1]
  if (never !== undefined && !proved(never))
    return 'set not null reads every row: prove it first, by a check that it is not null, not valid at first'
  if (/^add (?:constraint \S+ )?(?:check|foreign key)\b/.test(action) && !action.endsWith(' not valid'))
    return 'a check or a reference is not valid at first, and validated in a migration of its own'
  if (
    /^add (?:constraint \S+ )?(?:unique|primary key|exclude)\b/.test(action) &&
    !/\busing index\b/.test(action)
  )
    return 'a key is made from an index that was built concurrently'
  return null
}

/** Statements that `do` runs are statements of the migration too. */
const allStatements = (text: string): string[] =>
  splitStatements(text).flatMap((statement) => {
    const body = /^do (\$[a-z_]*\$)([\s\S]*)\1/.exec(statement)?.[2]
    if (body === undefined) return [withoutTexts(statement.replaceAll(/\$([a-z_]*)\$[\s\S]*?\$\1\$/g, "''"))]
    return splitStatements(body).map((inner) =>
      withoutTexts(inner).replace(/^(?:declare .*)?(?:begin|then|else|loop) /, ''),
    )
  })

/** What ends the same however often it is run, and holds nobody up: a procedure that is called goes on by itself in small parts. */
const again =
  /^(?:alter policy [a-z0-9_]+ on [a-z0-9_]+ |create or replace (?:function|view) |drop function if exists |call )/

const judgeOutside = (statements: readonly string[], isMarked: boolean): string[] => {
  const outside = statements.filter((found) => /\bconcurrently\b/.test(found))
  if (!isMarked)
    return outside.length > 0
      ? ['concurrently stands under "-- migrate: concurrently", in a file of its own']
      : []
  return statements.flatMap((statement) => {
    if (again.test(statement)) return []
    if (!outside.includes(statement)) return [`it cannot be run again: ${statement}`]
    return /^(?:create (?:unique )?index concurrently if not exists|drop index concurrently if exists) [a-z0-9_]+/.test(
      statement,
    )
      ? []
      : [`it cannot be run again without "if (not) exists" and a name: ${statement}`]
  })
}

/**
 * What a migration would hold customers up with, a sentence each. A table that the migration makes is nobody's yet.
 * @param earlier the texts of the migrations before it
 */
export const judgeMigration = (text: string, earlier = ''): string[] => {
  const statements = allStatements(text)
  const isMarked = /^-- migrate: (?:.*, )?concurrently\b/.test(text)
  const wrong = judgeOutside(statements, isMarked)
  if (isMarked) return wrong
  const own = new Set<string>()
  const movedAway = new Set<string>()
  const proved = (column: string): boolean =>
    withoutTexts(earlier).includes(`check (${column} is not null) not valid`)
  for (const statement of statements) {
    const made = madeTable.exec(statement)?.[1]
    if (made !== undefined) own.add(made)
    const [, from, to] = renamed.exec(statement) ?? []
    if (from !== undefined && to !== undefined) movedAway.add(from)
    const [, only, indexed = ''] = onTable.exec(statement) ?? []
    if (indexed !== '' && only === undefined && !own.has(indexed))
      wrong.push(`${indexed}: an index is built concurrently, in a file of its own`)
    const [, altered = '', actions = ''] = alterTable.exec(statement) ?? []
    if (altered === '' || own.has(altered)) continue
    for (const action of actionsOf(actions)) {
      const found = judgeAction(action, proved)
      if (found !== null) wrong.push(`${altered}: ${found}`)
      if (/^rename (?:column )?(?!to |constraint )\S+ to /.test(action))
        wrong.push(`${altered}: the release before this one still asks for the column by its name`)
    }
  }
  for (const table of movedAway)
    if (!own.has(table))
      wrong.push(`${table}: the release before this one still asks for the table by its name`)
  return wrong
}
