import type { Services as ReferenceServices } from '../reference/services.ts'
import type { LenderConnectors } from './connectors/lender-connector.ts'
import type { LenderDirectory } from './lenders/lender-directory.ts'

export interface Services extends ReferenceServices {
  /** The current directory; it follows every change of a lender within a second. */
  readonly lenders: () => LenderDirectory
  /** How each API lender is reached, by its slug. */
  readonly connectors: LenderConnectors
}
