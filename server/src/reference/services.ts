import type { Services as PlatformServices } from '../platform/services.ts'
import type { BrandDirectory } from './brands/brand-directory.ts'

export interface Services extends PlatformServices {
  /** The current directory; it is made anew when a brand is saved. */
  readonly brands: () => BrandDirectory
  /** Identifies the current languages and option sets: another object after every change of one. */
  readonly reference: () => object
}
