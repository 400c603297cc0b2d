import type { Bootstrap } from '@marketplace/contract/site/bootstrap'
import type { MadePage } from './made-page.ts'

/** Keeps what is the same for all visitors: whole pages, and the bootstraps of the shells. */
export interface PageCache {
  /** Another number after every change of what pages show. */
  generation(): number
  /** `asOf`: the generation when the request came. What was begun before a change may be shown once, and is not kept. */
  page(asOf: number, key: string, make: () => Promise<MadePage>): Promise<MadePage>
  bootstrap(key: string, build: () => Promise<Bootstrap>): Promise<Bootstrap>
  forget(): void
}

/** What has failed is made anew for the next visitor. */
const keptIn = <T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> => {
  const found = kept.get(key)
  if (found !== undefined) return found
  const value = make()
  kept.set(key, value)
  value.catch(() => kept.delete(key))
  return value
}

export const createPageCache = (): PageCache => {
  const pages = new Map<string, Promise<MadePage>>()
  const bootstraps = new Map<string, Promise<Bootstrap>>()
  let generation = 0
  return {
    generation: () => generation,
    page: (asOf, key, make) => (asOf === generation ? keptIn(pages, key, make) : make()),
    bootstrap: (key, build) => keptIn(bootstraps, key, build),
    forget: () => {
      generation += 1
      pages.clear()
      bootstraps.clear()
    },
  }
}
