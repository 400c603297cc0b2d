import { rooms } from './areas.ts'

export const BEGIN = '<!-- areas: printed by npm run areas -->'
export const END = '<!-- end of areas -->'

/** The areas of each room with their arrows, as they stand in docs/architecture.md. */
export const printAreas = (): string => {
  const parts = Object.entries(rooms).map(([name, { folder, areas }]) => {
    const rows = Object.entries(areas).map(([area, { holds, mayImport }]) => {
      const all = Object.keys(areas)
      const before = all.slice(0, all.indexOf(area))
      const missing = before.filter((other) => !mayImport.includes(other))
      return `- \`${area}\`: ${holds} → ${printList(mayImport, before, missing)}`
    })
    return `**${name}** (\`${folder}\`)\n\n${rows.join('\n')}`
  })
  return `${BEGIN}\n\n${parts.join('\n\n')}\n\n${END}`
}

const printList = (
  mayImport: readonly string[],
  before: readonly string[],
  missing: readonly string[],
): string => {
  if (mayImport.length === 0) return 'nothing'
  if (before.length > 2 && missing.length === 0) return 'all above'
  if (before.length > 5 && missing.length < mayImport.length) return `all above but ${missing.join(', ')}`
  return mayImport.join(', ')
}
