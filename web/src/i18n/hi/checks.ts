import { messagesHi } from '@marketplace/contract/platform/messages.hi'

/** What failed checks and calls say, for every page with more to check than a number. */
export const checks = messagesHi
