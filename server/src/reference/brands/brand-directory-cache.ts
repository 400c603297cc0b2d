import type { Cache } from '../../platform/module.ts'
import { inTurn } from '../../platform/caches/in-turn.ts'
import { logFailure } from '../../platform/db/log-failure.ts'
import type { Services as PlatformServices } from '../../platform/services.ts'
import type { Services } from '../services.ts'
import { brandTag, buildBrandDirectory, changedBrands, type BrandDirectory } from './brand-directory.ts'
import { listBrands } from './brands.queries.ts'

/** Holds the directory of brands and makes it anew when one is saved, by this process or another. */
export const openBrandDirectory = async (
  { db, env, log }: Pick<PlatformServices, 'db' | 'env' | 'log'>,
  changed: (tags: readonly string[]) => void,
): Promise<Cache<Services['brands']>> => {
  const publicHost = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).hostname
  const load = async (): Promise<BrandDirectory> =>
    buildBrandDirectory(await listBrands(db), env.DEFAULT_BRAND, publicHost)
  let brands = await load()
  const { check, idle } = inTurn(async () => {
    try {
      const before = brands
      brands = await load()
      changed(changedBrands(before, brands).map(brandTag))
    } catch (error) {
      logFailure(log, error, 'brands could not be read again')
    }
  })
  return { value: () => brands, check, stop: idle }
}
