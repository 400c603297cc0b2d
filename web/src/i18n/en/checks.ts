import { messagesEn } from '@marketplace/contract/platform/messages.en'

/** What failed checks and calls say, for every page with more to check than a number. */
export const checks = messagesEn
