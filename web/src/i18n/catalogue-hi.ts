import { messagesHi } from '@marketplace/contract/messages.hi'
import { hi } from './hi.ts'

export const catalogueHi = { ...messagesHi, ...hi }
