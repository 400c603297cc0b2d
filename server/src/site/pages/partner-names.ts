import { listActiveNames } from '../../partners/accounts/published.ts'
import { asOffice } from '../../partners/scope/as-partner.ts'
import { cacheBriefly } from '../../platform/caches/cache-briefly.ts'
import type { Services } from '../services.ts'

/** The names of active partners by the path that brings their customers, for the pages that say whom a visitor came from. */
export interface PartnerNames {
  /** Null for what is no active partner, and while the database is away: the page stands without the sentence. */
  find(slug: string): Promise<string | null>
}

export const createPartnerNames = ({ db, log, now }: Pick<Services, 'db' | 'log' | 'now'>): PartnerNames => {
  const briefly = cacheBriefly<ReadonlyMap<string, string>>(now)
  const read = async (): Promise<ReadonlyMap<string, string>> =>
    new Map((await asOffice(db, listActiveNames)).map(({ slug, name }) => [slug, name]))
  return {
    find: async (slug) => {
      if (slug === '') return null
      try {
        return (await briefly('all', read)).get(slug) ?? null
      } catch (error) {
        log.warn({ err: error }, 'a page is shown without its partner')
        return null
      }
    },
  }
}
