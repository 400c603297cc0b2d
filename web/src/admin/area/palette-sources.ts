import type { PaletteSource } from '../../office/session/palette-source.ts'
import { customerPalette } from '../csr-portal/customer-palette.ts'
import { lendersPalette } from '../lenders/lenders-palette.ts'
import { partnersPaletteSource } from '../partners/partners-palette-source.ts'

/** What the palette searches beside the pages; a folder adds its own. */
export const paletteSources: readonly PaletteSource[] = [
  // One line a folder.
  customerPalette,
  lendersPalette,
  partnersPaletteSource,
]
