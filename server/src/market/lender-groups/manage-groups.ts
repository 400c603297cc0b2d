import type {
  deleteLenderGroup as deleteCall,
  ManagedGroup,
  mergeLenderGroups as mergeCall,
  renameLenderGroup as renameCall,
} from '@marketplace/contract/market/managed-groups'
import type { LenderGroup } from '@marketplace/contract/market/lenders-office'
import type { Body } from '@marketplace/contract/platform/call'
import { fieldTag } from '@marketplace/contract/platform/field-tag'
import {
  reasonOrNone,
  recordEvents,
  type AuditActor,
  type AuditEvent,
} from '../../platform/audit-log/record-event.ts'
import { violates, type Database } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { listGroupedLenders, replaceGroup, type RegroupedLender } from '../lenders/office-lenders.queries.ts'
import type { Services } from '../services.ts'
import {
  dropLenderGroup,
  findLenderGroup,
  listLenderGroupRows,
  lockLenderGroups,
  setLenderGroupName,
} from './lender-groups.queries.ts'

type Managing = Pick<Services, 'db' | 'now'>
interface By {
  auditActor: AuditActor
  ip: string
}

/** Every group with the lenders in it. */
export const listManagedGroups = async (db: Database): Promise<ManagedGroup[]> => {
  const [groups, lenders] = await Promise.all([listLenderGroupRows(db), listGroupedLenders(db)])
  const members = Map.groupBy(
    lenders.flatMap(({ lender_group_ids, ...lender }) => lender_group_ids.map((id) => ({ id, lender }))),
    ({ id }) => id,
  )
  return groups.map(({ id, name, created_at }) => ({
    id,
    name,
    created_at: created_at.toISOString(),
    lenders: (members.get(id) ?? []).map(({ lender }) => lender),
  }))
}

const getGroup = async (tx: Database, id: number): Promise<LenderGroup> => {
  const group = await findLenderGroup(tx, id)
  if (group === null) throw new Problem('not_found')
  return group
}

const groupAct = ({ auditActor, ip }: By, { id, name }: LenderGroup, verb: string) =>
  ({
    auditActor,
    action: `lender_group.${verb}`,
    object_kind: 'lender_group',
    object_id: id,
    object_name: name,
    ip,
  }) as const

/** What becomes of a lender stands in its own history too. */
const lenderAct = (
  { auditActor, ip }: By,
  { lender_id, name, before, after }: RegroupedLender,
  reason: string,
): AuditEvent => ({
  auditActor,
  action: 'lender.updated',
  object_kind: 'lender',
  object_id: lender_id,
  object_name: name,
  before: { lender_group_ids: before },
  after: { lender_group_ids: after },
  reason,
  ip,
})

/** The same name again changes nothing. @throws Problem not_found, conflict (with the present name), name_taken. */
export const renameGroup = (
  { db, now }: Managing,
  { id, name }: Body<typeof renameCall>,
  seen: string | undefined,
  by: By,
): Promise<LenderGroup> =>
  db
    .transaction(async (tx) => {
      await lockLenderGroups(tx)
      const group = await getGroup(tx, id)
      if (seen !== undefined && seen !== fieldTag(group.name)) throw new Problem('conflict', [], group.name)
      if (group.name === name) return group
      await setLenderGroupName(tx, id, name)
      const act = groupAct(by, { id, name }, 'renamed')
      await recordEvents(tx, [{ ...act, before: { name: group.name }, after: { name } }], now())
      return { id, name }
    })
    .catch((error: unknown) => {
      if (violates(error, 'lender_group_name'))
        throw new Problem('name_taken', [{ field: 'name', key: 'name_taken' }])
      throw error
    })

/** @returns how many lenders, of those that were not deleted, the group had. */
const endGroup = async (
  { db, now: clock }: Managing,
  ids: { id: number; into_id: number | null },
  given: string | undefined,
  by: By,
): Promise<number> =>
  db.transaction(async (tx) => {
    const now = clock()
    await lockLenderGroups(tx)
    const group = await getGroup(tx, ids.id)
    const into = ids.into_id === null ? null : await getGroup(tx, ids.into_id)
    const lenders = await replaceGroup(tx, group.id, into?.id ?? null, now)
    await dropLenderGroup(tx, group.id)
    const reason = reasonOrNone(given)
    const act = groupAct(by, group, into === null ? 'deleted' : 'merged')
    await recordEvents(
      tx,
      [
        {
          ...act,
          before: { name: group.name, lenders: lenders.map(({ name }) => name) },
          ...(into !== null && { after: { merged_into: into.name } }),
          reason,
        },
        ...lenders.map((lender) => lenderAct(by, lender, reason)),
      ],
      now,
    )
    return lenders.filter(({ is_deleted }) => is_deleted === 0).length
  })

/** Puts the lenders of one group into another. @throws Problem not_found. */
export const mergeGroups = (
  services: Managing,
  { id, into_id, reason }: Body<typeof mergeCall>,
  by: By,
): Promise<number> => endGroup(services, { id, into_id }, reason, by)

/** @throws Problem not_found. */
export const deleteGroup = (
  services: Managing,
  { id, reason }: Body<typeof deleteCall>,
  by: By,
): Promise<number> => endGroup(services, { id, into_id: null }, reason, by)
