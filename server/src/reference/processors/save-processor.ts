import type { Body } from '@marketplace/contract/platform/call'
import type { OfficeProcessor, saveProcessor as saveCall } from '@marketplace/contract/reference/processors'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { violates } from '../../platform/db/database.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import { insertProcessor, lockProcessor, updateProcessor } from './processors.queries.ts'

/**
 * Adds a processor or saves the whole of one.
 * @throws Problem not_found; conflict with the one that stands where somebody saved in between; invalid_request of a field.
 */
export const saveProcessor = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { processor_id, version, ...facts }: Body<typeof saveCall>,
  { auditActor }: Staff,
  ip: string,
): Promise<OfficeProcessor> =>
  db
    .transaction(async (tx) => {
      if (facts.ended_on !== null && facts.ended_on < facts.since)
        throw new Problem('invalid_request', [{ field: 'ended_on', key: 'ends_before_begin' }])
      const before = processor_id === null ? null : await lockProcessor(tx, processor_id)
      if (processor_id !== null && before === null) throw new Problem('not_found')
      if (before !== null && before.version !== version) throw new Problem('conflict', [], before)
      const saved =
        before === null
          ? await insertProcessor(tx, facts)
          : await updateProcessor(tx, before.processor_id, facts)
      if (saved === null) throw new Error('no processor was saved')
      await recordEvent(
        tx,
        {
          auditActor,
          action: before === null ? 'processor.add' : 'processor.save',
          object_kind: 'processor',
          object_id: saved.processor_id,
          object_name: saved.name,
          before: before === null ? null : { ...before },
          after: { ...saved },
          ip,
        },
        now(),
      )
      return saved
    })
    .catch((error: unknown) => {
      throw violates(error, 'processor_name_key')
        ? new Problem('invalid_request', [{ field: 'name', key: 'listed_twice' }])
        : error
    })
