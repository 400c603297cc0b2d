import { hash, randomBytes } from 'node:crypto'

const PREFIX = 'pk_live_'
const KEY_BYTES = 32
const HINT_LENGTH = PREFIX.length + 4

/** A key with 256 random bits. It is told once and never stored. */
export const newApiKey = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64url')}`

/** What is kept of it: nothing that was drawn at random needs more than one round of a hash. */
export const hashApiKey = (key: string): Buffer => hash('sha256', key, 'buffer')

/** By which people tell keys apart. */
export const hintOf = (key: string): string => `${key.slice(0, HINT_LENGTH)}…`

/** The key of an authorization header, or null where there is none of that form. */
export const readApiKey = (header: string | undefined): string | null =>
  /^Bearer (pk_live_[A-Za-z0-9_-]{43})$/.exec(header ?? '')?.[1] ?? null
