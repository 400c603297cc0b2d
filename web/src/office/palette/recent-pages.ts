/** A page that was opened: by path and title alone, of a customer never the name. */
export interface RecentPage {
  path: string
  title: string
}

const MOST = 8

const isPage = (value: unknown): value is RecentPage =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  value.path.startsWith('/') &&
  'title' in value &&
  typeof value.title === 'string'

/** The pages of one account out of what the browser keeps; none where they are another's, or no pages at all. */
export const readRecent = (kept: string | null, owner: string | null): RecentPage[] => {
  if (kept === null || owner === null) return []
  try {
    const value: unknown = JSON.parse(kept)
    if (typeof value !== 'object' || value === null || !('of' in value) || value.of !== owner) return []
    return 'pages' in value && Array.isArray(value.pages) ? value.pages.filter(isPage).slice(0, MOST) : []
  } catch {
    return []
  }
}

/** With a page that was opened now: the latest first, each once, eight at most. */
export const withRecent = (pages: readonly RecentPage[], opened: RecentPage): RecentPage[] =>
  [opened, ...pages.filter(({ path }) => path !== opened.path)].slice(0, MOST)

/** What the browser keeps. */
export const writeRecent = (owner: string, pages: readonly RecentPage[]): string =>
  JSON.stringify({ of: owner, pages })
