import type { Cache } from '../../platform/module.ts'
import type { Services } from '../services.ts'

/** Identifies the current languages and option sets; nothing of them is read here. */
export const openReference = async (
  _services: object,
  changed: (tags: readonly string[]) => void,
): Promise<Cache<Services['reference']>> => {
  let reference = {}
  return {
    value: () => reference,
    check: async () => {
      reference = {}
      changed(['reference'])
    },
  }
}
