import { en } from './en.ts'
import { saidFirst } from './en/said-first.ts'

export { areas } from './areas-en.ts'

export const texts = { ...saidFirst, ...en }
