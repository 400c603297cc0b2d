/** What stands between statements, or hides a semicolon: comments, texts, quoted names, bodies between dollars. */
const piece = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|(\$[a-z_]*\$)[\s\S]*?\1|;|[^-/'"$;]+|[\s\S]/g

/** The statements of a file of SQL, without their comments and closing semicolons. */
export const splitStatements = (text: string): string[] => {
  const statements: string[] = []
  let statement = ''
  for (const [found] of text.matchAll(piece)) {
    if (found === ';') {
      statements.push(statement)
      statement = ''
    } else if (!found.startsWith('--') && !found.startsWith('/*')) statement += found
  }
  return [...statements, statement].map((whole) => whole.trim()).filter((whole) => whole !== '')
}
