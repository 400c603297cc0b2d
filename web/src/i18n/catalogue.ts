import type { messagesEn } from '@marketplace/contract/platform/messages.en'
import type { en } from './en.ts'
import type { enAccount } from './en-account.ts'

/** Every text of the customer's pages, messages that cross the wire included, by key. */
export type Catalogue = typeof messagesEn & typeof en & typeof enAccount
export type TextKey = keyof Catalogue
