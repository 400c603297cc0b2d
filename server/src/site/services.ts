import type { MovableClock } from '../platform/calendar/movable-clock.ts'
import type { Services as CatalogueServices } from '../catalogue/services.ts'
import type { Services as MarketServices } from '../market/services.ts'
import type { PageCache } from './pages/page-cache.ts'
import type { WebBuild } from './pages/web-build.ts'

/** All that the server holds in common. */
export interface Services extends MarketServices, CatalogueServices {
  /** The clock of a demo, which can be moved; null elsewhere. */
  readonly demoClock: MovableClock | null
  /** The built pages; null serves the API alone. */
  readonly web: WebBuild | null
  readonly pages: PageCache
}
