import type { Vault } from '../../../platform/sealing/vault.ts'

/** Letters and digits at the end of a PAN that staff search by. */
const PAN_ENDING_LENGTH = 4

/** The blind index of a PAN's last four characters, or of those alone. */
export const indexPanEnding = (vault: Vault, pan: string): Buffer =>
  vault.blindIndex('tin_last4', pan.slice(-PAN_ENDING_LENGTH))
