import { asOffice } from '../../partners/scope/as-partner.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Services } from '../../market/services.ts'
import { listDoneByHand, listOpenKeys, settleWork, type OpenKey } from '../../platform/work/published.ts'
import { workSources, type WorkSource } from './work-sources.ts'

export interface WorkDifference extends OpenKey {
  /** Waits and has no item, or has one and does not wait. */
  is: 'missing' | 'gone'
}

const nameOf = ({ kind, key }: OpenKey): string => `${kind} ${key}`

const differencesOf = async (tx: Database, source: WorkSource, now: Date): Promise<WorkDifference[]> => {
  // The items first: one that is opened meanwhile is not taken for one too many.
  const open = await listOpenKeys(tx, source.kinds)
  const standing = await source.standing(tx, now)
  const done = new Set((await listDoneByHand(tx, standing)).map(nameOf))
  const stands = new Set(standing.map(nameOf))
  const isOpen = new Set(open.map(nameOf))
  return [
    ...open.filter((one) => !stands.has(nameOf(one))).map((one) => ({ ...one, is: 'gone' as const })),
    ...standing
      .filter((one) => !isOpen.has(nameOf(one)) && !done.has(nameOf(one)))
      .map(({ kind, key }) => ({ kind, key, is: 'missing' as const })),
  ]
}

/** Where the items are not what their sources say: nothing but what time has brought since the last settling. */
export const findWorkDifferences = async ({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<WorkDifference[]> => {
  const found: WorkDifference[] = []
  for (const source of workSources)
    found.push(...(await asOffice(db, (tx) => differencesOf(tx, source, now()))))
  return found
}

/** Keys of one transaction. */
const MOST = 1_000

/**
 * Opens and closes what only time brings: a week without news, the last day to object; and after an upgrade all that stood before. Each key
 * is looked at once more when it is settled. @returns how many were opened or closed
 */
export const settleAllWork = async ({ db, now }: Pick<Services, 'db' | 'now'>): Promise<number> => {
  let settled = 0
  for (const source of workSources) {
    const keys = [
      ...new Set((await asOffice(db, (tx) => differencesOf(tx, source, now()))).map(({ key }) => key)),
    ].sort()
    for (let from = 0; from < keys.length; from += MOST) {
      const some = keys.slice(from, from + MOST)
      await asOffice(db, async (tx) => {
        const asked =
          source.again === undefined
            ? (await source.standing(tx, now())).filter(({ key }) => some.includes(key))
            : await source.again(tx, now(), some)
        await settleWork(tx, {
          kinds: source.kinds,
          keys: some,
          standing: asked,
          now: now(),
          goesOn: source.goesOn === true,
        })
      })
    }
    settled += keys.length
  }
  return settled
}
