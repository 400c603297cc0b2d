import type * as z from 'zod/mini'

/** The first thing that a schema finds wrong with a value, as the key of its message; null where it takes it. */
export const problemOf = (schema: z.ZodMiniType, value: unknown): string | null => {
  const { success, error } = schema.safeParse(value)
  return success ? null : (error.issues[0]?.message ?? 'refused without a word')
}

/** Whether a schema takes a value, where it says no more than that. */
export const takes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success

/** `count` of one thing. */
export const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one)
