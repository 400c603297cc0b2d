import { createStoredValues } from '../../browser-storage/stored-values.ts'

/**
 * What goes from the back office to a partner's area and back, as each is a document of its own: the key of a look that was started, the
 * look that is asked about afterwards, and why a key was refused.
 */
export const lookStore = createStoredValues(['lookKey', 'lookReport', 'lookRefused'])
