/** Whom an answer shows: customers by their id, and how many stand in it by a masked contact alone. */
export interface PeopleShown {
  user_ids: readonly string[]
  others: number
}

/**
 * Everybody whom a request names or an answer shows: each `user_id` at any depth, and each row with a contact and no id.
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
    for (const part of Object.values(value)) read(part)
  }
  for (const part of parts) read(part)
  return { user_ids: [...found], others }
}
