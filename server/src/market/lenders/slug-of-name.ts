/**
 * The slug of a new lender, from its name (letters, digits, underscore, hyphen): lower case, single hyphens, and a number where
 * another lender, deleted ones too, has it: links and connectors know a lender by it for good.
 */
export const slugOfName = (name: string, taken: ReadonlySet<string>): string => {
  const base = name.toLowerCase().replaceAll(/[_-]+/g, '-').replaceAll(/^-|-$/g, '') || 'lender'
  let slug = base
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`
  return slug
}
