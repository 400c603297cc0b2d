import type { Services as CatalogueServices } from '../catalogue/services.ts'
import type { Services as MarketServices } from '../market/services.ts'

/** All that the server holds in common. */
export interface Services extends MarketServices, CatalogueServices {}
