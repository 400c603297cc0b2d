import { randomBytes } from 'node:crypto'

/** A token in the form of a session's that no server gave out; a row of the sessions may hold its hash all the same. */
export const someToken = (mark: 'a' | 'c' | 'p'): string => `${mark}_${randomBytes(32).toString('base64url')}`
