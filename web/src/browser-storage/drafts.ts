/** What was typed in this tab and not sent yet, by the name of its form. The tab's storage has it sealed (seal-text.ts). */
const drafts = new Map<string, string>()
const PREFIX = 'draft '
/** The answers that were given before the number (session/carried-answers.ts). */
export const CARRIED = 'carried'
/** Counts the sessions of this tab: each has a key of its own. */
let session = 0
/** Drafts whose last letters are being sealed. */
const unsealed = new Set<string>()

/** The storage of this tab; null where the browser blocks it: drafts then last as long as the page. */
export const tabStorage = (): Storage | null => {
  try {
    return globalThis.sessionStorage
  } catch {
    return null
  }
}

const store = async (name: string): Promise<void> => {
  const text = drafts.get(name)
  if (text === undefined) return
  const { sealText } = await import('./seal-text.ts')
  const sealed = await sealText(session, name, text)
  // Meanwhile more was typed, which is stored after this, or it was sent.
  if (drafts.get(name) !== text) return
  tabStorage()?.setItem(PREFIX + name, sealed)
  unsealed.delete(name)
}

/** A page that is left while the last letters are being sealed leaves them as they are: the next page seals them. */
const storeUnsealed = (): void => {
  for (const name of unsealed) tabStorage()?.setItem(PREFIX + name, drafts.get(name) ?? '')
}
if ('document' in globalThis) addEventListener('pagehide', storeUnsealed)

/** Fetches what seals a draft before anything is typed: what is typed is then stored within a moment. */
export const prepareDrafts = (): void => {
  if (!('document' in globalThis)) return
  void import('./seal-text.ts')
    .then(({ openKey }) => openKey(session))
    .catch(() => {
      // Without keys a draft lasts as long as the page.
    })
}

/** The draft of a form; nothing where there is none. */
export const readDraft = (name: string): Readonly<Record<string, unknown>> => {
  const text = drafts.get(name)
  return text === undefined ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** Keeps a draft through a reload and a session that ends, or null: forgets it. */
export const saveDraft = (name: string, values: object | null): void => {
  if (values === null) {
    drafts.delete(name)
    unsealed.delete(name)
    tabStorage()?.removeItem(PREFIX + name)
    return
  }
  drafts.set(name, JSON.stringify(values))
  unsealed.add(name)
  store(name).catch(() => {
    // Storage or keys that are full or blocked: the draft lasts as long as the page.
  })
}

const readValues = (text: string | null): object | null => {
  try {
    const values: unknown = JSON.parse(text ?? 'null')
    return typeof values === 'object' ? values : null
  } catch {
    return null
  }
}

/** Before the first page is shown: opens what the tab stored before a reload. What does not open is thrown away. */
export const openDrafts = async (): Promise<void> => {
  const storage = tabStorage()
  const items = storage === null ? [] : Object.keys(storage).filter((item) => item.startsWith(PREFIX))
  if (items.length === 0) return
  const { openText } = await import('./seal-text.ts')
  await Promise.all(
    items.map(async (item) => {
      const name = item.slice(PREFIX.length)
      const stored = storage?.getItem(item) ?? ''
      const isUnsealed = stored.startsWith('{')
      const values = readValues(isUnsealed ? stored : await openText(name, stored))
      if (values === null) storage?.removeItem(item)
      else if (isUnsealed) saveDraft(name, values)
      else drafts.set(name, JSON.stringify(values))
    }),
  )
}

/** Forgets the drafts of which `isForgotten` says so of the name. */
export const dropDrafts = (isForgotten: (name: string) => boolean): void => {
  for (const name of drafts.keys()) if (isForgotten(name)) saveDraft(name, null)
}

/** Everything that this tab keeps, and the key that seals the drafts of every tab. */
export const clearTab = (): void => {
  drafts.clear()
  unsealed.clear()
  session += 1
  tabStorage()?.clear()
  globalThis.indexedDB?.deleteDatabase('drafts')
}
