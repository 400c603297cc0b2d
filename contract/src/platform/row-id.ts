import * as z from 'zod/mini'

/** The widest id that a column of PostgreSQL's `integer` holds. */
const MOST = 2_147_483_647

/** Checks of an id that the database counts: 1 and up. @param key of the message. */
const counted = (key: string) => [z.multipleOf(1, key), z.gte(1, key), z.lte(MOST, key)] as const

/** An id that the database counts. */
export const rowId = (key = 'invalid_value') => z.number({ error: key }).check(...counted(key))

/** The same in a path, where all is text. */
export const RowIdInPath = z.coerce.number({ error: 'invalid_value' }).check(...counted('invalid_value'))
