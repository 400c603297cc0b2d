import type { Services as ReferenceServices } from '../reference/services.ts'
import type { CardVersionCache } from './credit-cards/card-version-cache.ts'

export interface Services extends ReferenceServices {
  /** Identifies the current cards; it follows every change of one within a second. */
  readonly cards: CardVersionCache
}
