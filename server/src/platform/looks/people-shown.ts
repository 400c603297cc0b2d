/** Whom an answer shows: customers by their id, and how many stand in it by a masked contact alone. */
export interface PeopleShown {
  user_ids: readonly string[]
  others: number
}

/** An entry of the audit log with words about a customer: whoever reads the log reads about them. */
const isReasonAbout = (value: object): value is { object_id: string } =>
  'object_kind' in value &&
  value.object_kind === 'customer' &&
  'reason' in value &&
  value.reason !== null &&
  'object_id' in value &&
  typeof value.object_id === 'string'

/**
 * Everybody whom a request names or an answer shows: each `user_id` at any depth, each row with a contact and no id, and whom the
 * reasons of audit entries are about.
 * @param parts path parameters, body and answer of a call.
 */
export const peopleShown = (parts: readonly unknown[]): PeopleShown => {
  const found = new Set<string>()
  let others = 0
  const read = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('user_id' in value) {
      if (typeof value.user_id === 'string') found.add(value.user_id)
      else if ('contact' in value && typeof value.contact === 'string') others += 1
    }
    if (isReasonAbout(value)) found.add(value.object_id)
    for (const part of Object.values(value)) read(part)
  }
  for (const part of parts) read(part)
  return { user_ids: [...found], others }
}
