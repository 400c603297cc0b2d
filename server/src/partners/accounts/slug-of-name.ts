const MAX = 40

/** The path that a business name suggests: small letters, digits and hyphens; null where the name has nothing to make one of. */
export const slugOfName = (name: string): string | null => {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, MAX)
    .replace(/-$/, '')
  return slug.length < 2 ? null : slug
}
