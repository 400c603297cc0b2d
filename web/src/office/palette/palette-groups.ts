import type { AreaAct, PaletteAct, PaletteHit } from '../session/palette-source.ts'
import { rankTitles } from './rank-titles.ts'
import type { RecentPage } from './recent-pages.ts'

/** What Enter does with an entry: opens a page, begins something new there, searches for people, does something of the shell. */
type PaletteDeed =
  | { kind: 'open' | 'create'; path: string }
  | { kind: 'find' }
  | { kind: 'run'; run: () => void }

export interface PaletteEntry {
  /** Not that of any other entry on the list. */
  key: string
  title: string
  detail?: string | undefined
  /** How it stands, or that it asks first. */
  state?: string | undefined
  keys?: string | undefined
  deed: PaletteDeed
  acts?: readonly PaletteAct[] | undefined
}

export interface PaletteGroup {
  title: string
  entries: readonly PaletteEntry[]
}

/** What a search for people has come to. */
export interface PeopleFound {
  hits: readonly PaletteHit[]
  total: number
}

export interface PaletteFacts {
  typed: string
  /** What the sources found, in their order. */
  things: readonly { title: string; hits: readonly PaletteHit[] }[]
  /** Those of the area that the role may do, and those of the shell. */
  acts: readonly AreaAct[]
  shellActs: readonly { title: string; keys?: string | undefined; run: () => void }[]
  /** What the text is a search for people by; null where it can be none. `found` is null until Enter. */
  peopleKind: string | null
  found: PeopleFound | null
  pages: readonly { title: string; path: string; keys?: string | undefined }[]
  recent: readonly RecentPage[]
}

const PEOPLE = 'Customers and numbers'

const entryOf = (group: string, hit: PaletteHit): PaletteEntry => ({
  key: `${group} ${hit.path} ${hit.title}`,
  title: hit.title,
  detail: hit.detail,
  state: hit.state,
  deed: { kind: 'open', path: hit.path },
  acts: hit.acts,
})

/** What can be done with a thing, as entries. */
export const entriesOfActs = ({ key, acts = [] }: Pick<PaletteEntry, 'key' | 'acts'>): PaletteEntry[] =>
  acts.map(({ title, path, asks }) => ({
    key: `${key} ${title}`,
    title,
    state: asks,
    deed: { kind: 'open', path },
  }))

const actEntries = ({ acts, shellActs, typed }: PaletteFacts): PaletteEntry[] => {
  const all: PaletteEntry[] = [
    ...acts.map(({ title, path, creates, asks }) => ({
      key: `act ${title}`,
      title,
      state: asks,
      keys: undefined,
      deed: { kind: creates === true ? ('create' as const) : ('open' as const), path },
    })),
    ...shellActs.map(({ title, keys, run }) => ({
      key: `act ${title}`,
      title,
      keys,
      deed: { kind: 'run' as const, run },
    })),
  ]
  return rankTitles(all, typed)
}

const peopleEntries = ({ peopleKind, found }: PaletteFacts): PaletteEntry[] => {
  if (found !== null) return found.hits.map((hit) => entryOf(PEOPLE, hit))
  if (peopleKind === null) return []
  return [
    {
      key: 'find people',
      title: `Find a customer by ${peopleKind}`,
      detail: 'goes on the audit log',
      keys: 'Enter',
      deed: { kind: 'find' },
    },
  ]
}

const pageEntries = ({ pages, typed }: PaletteFacts): PaletteEntry[] =>
  rankTitles(pages, typed).map(({ title, path, keys }) => ({
    key: `page ${path}`,
    title,
    keys,
    deed: { kind: 'open', path },
  }))

/** What the palette lists, in its order: things · acts on the first of them · acts · customers and numbers · pages. */
export const paletteGroups = (facts: PaletteFacts): PaletteGroup[] => {
  const { typed, things, recent } = facts
  if (typed.trim() === '') {
    const last = recent.map((page) => entryOf('recent', page))
    return [
      { title: 'Last opened', entries: last },
      { title: 'Pages', entries: pageEntries(facts) },
    ].filter(({ entries }) => entries.length > 0)
  }
  const groups = things.map(({ title, hits }) => ({ title, entries: hits.map((hit) => entryOf(title, hit)) }))
  const first = groups.find(({ entries }) => entries.length > 0)?.entries[0]
  return [
    ...groups,
    ...(first === undefined ? [] : [{ title: `With ${first.title}`, entries: entriesOfActs(first) }]),
    { title: 'Acts', entries: actEntries(facts) },
    { title: PEOPLE, entries: peopleEntries(facts) },
    { title: 'Pages', entries: pageEntries(facts) },
  ].filter(({ entries }) => entries.length > 0)
}

/** The entry that is chosen before anybody has moved: the first that begins with what was typed, else the first. */
export const firstChoice = (entries: readonly PaletteEntry[], typed: string): PaletteEntry | undefined => {
  const text = typed.trim().toLowerCase()
  return (
    (text === '' ? undefined : entries.find(({ title }) => title.toLowerCase().startsWith(text))) ??
    entries[0]
  )
}
