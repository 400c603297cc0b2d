import { messagesHi } from '@marketplace/contract/platform/messages.hi'
import { hi } from './hi.ts'

export const catalogueHi = { ...messagesHi, ...hi }
