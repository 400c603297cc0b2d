import { hi } from './hi.ts'
import { saidFirst } from './hi/said-first.ts'

export { areas } from './areas-hi.ts'

export const texts = { ...saidFirst, ...hi }
