import type { PaletteSource } from '../../office/session/palette-source.ts'
import { brandsPalette } from '../brands/brands-palette.ts'
import { cardsPalette } from '../credit-cards/cards-palette.ts'
import { lendersPalette } from '../lenders/lenders-palette.ts'
import { partnersPaletteSource } from '../partners/partners-palette-source.ts'
import { statementsPalette } from '../statements/statements-palette.ts'
import { usersPalette } from '../user-management/users-palette.ts'

/** The things that the palette searches, in its order; a folder adds its own. */
export const paletteSources: readonly PaletteSource[] = [
  // One line a folder.
  lendersPalette,
  cardsPalette,
  partnersPaletteSource,
  brandsPalette,
  usersPalette,
  statementsPalette,
]
