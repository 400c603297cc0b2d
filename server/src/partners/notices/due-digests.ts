export interface DueDigest {
  partner_id: number
  events: number
}

interface Said {
  partner_id: number
  digest: 0 | 1
  muted: readonly string[]
}

/**
 * To whom a digest is sent, and of how many events: who may sign in, has left it on, and was told of something that it did not leave out.
 * Who has said nothing gets it.
 */
export const dueDigests = (
  told: readonly { partner_id: number; type: string; count: number }[],
  settings: readonly Said[],
  open: ReadonlySet<number>,
): DueDigest[] => {
  const saidBy = new Map(settings.map((one) => [one.partner_id, one]))
  const counts = new Map<number, number>()
  for (const { partner_id, type, count } of told) {
    const said = saidBy.get(partner_id)
    if (!open.has(partner_id)) continue
    if (said?.digest === 0 || said?.muted.includes(type) === true) continue
    counts.set(partner_id, (counts.get(partner_id) ?? 0) + count)
  }
  return Array.from(counts, ([partner_id, events]) => ({ partner_id, events }))
}
