/** A look at a record, as the audit log has it. */
interface Look {
  at: Date
  actor_name: string
  action: string
}

/** One opening of a record makes several calls; what comes within this belongs to it. */
const OPENING_MS = 10 * 60_000

/** One line for each opening of the record by one person: the first of its calls. `looks` the newest first; other acts stay. */
export const foldLooks = <Entry extends Look>(looks: readonly Entry[]): Entry[] => {
  const openedAt = new Map<string, number>()
  const kept = looks.toReversed().filter(({ at, actor_name, action }) => {
    if (action !== 'customer.view') return true
    const opened = openedAt.get(actor_name)
    if (opened !== undefined && at.getTime() - opened < OPENING_MS) return false
    openedAt.set(actor_name, at.getTime())
    return true
  })
  return kept.toReversed()
}
