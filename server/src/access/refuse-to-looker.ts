import type { Call } from '@marketplace/contract/platform/call'
import { Problem } from '../platform/http/problem.ts'

/**
 * What staff who look in at a partner's area are refused: by what the call says of itself, never by its method or path.
 * @throws Problem masquerade_read_only, masquerade_hidden.
 */
export const refuseToLooker = ({
  effect,
  file,
  notInMasquerade,
}: Pick<Call, 'effect' | 'file' | 'notInMasquerade'>): void => {
  if (effect !== 'reads') throw new Problem('masquerade_read_only')
  // A file leaves the house, whether or not it is put on record.
  if (file !== undefined || notInMasquerade === true) throw new Problem('masquerade_hidden')
}
