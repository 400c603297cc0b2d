import { messagesEn } from '@marketplace/contract/messages.en'
import { en } from './en.ts'

export const catalogueEn = { ...messagesEn, ...en }
