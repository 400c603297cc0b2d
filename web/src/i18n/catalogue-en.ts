import { messagesEn } from '@marketplace/contract/platform/messages.en'
import { en } from './en.ts'

export const catalogueEn = { ...messagesEn, ...en }
