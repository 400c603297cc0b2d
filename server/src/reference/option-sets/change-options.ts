import type { Body } from '@marketplace/contract/platform/call'
import type {
  OfficeOption,
  orderOptions as orderCall,
  retireOption as retireCall,
  wordOption as wordCall,
} from '@marketplace/contract/reference/option-sets-office'
import { recordEvent, type AuditEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Services } from '../services.ts'
import {
  lockSet,
  updateOptionOrder,
  updateOptionRetired,
  updateOptionWords,
  type OfficeOptionRow,
} from './office-options.queries.ts'
import { takenWords } from './taken-words.ts'

interface By {
  actor: Staff
  ip: string
}
type OptionServices = Pick<Services, 'db' | 'now'>

export const presentOption = ({
  id,
  value,
  own_value,
  own_value_hi,
  retired_at,
  version,
}: OfficeOptionRow): OfficeOption => ({
  id,
  value,
  own_value,
  own_value_hi,
  retired_at: retired_at?.toISOString() ?? null,
  version,
})

const about = (
  { set_name, id, value }: Pick<OfficeOptionRow, 'set_name' | 'id' | 'value'>,
  { actor, ip }: By,
): Pick<AuditEvent, 'auditActor' | 'object_kind' | 'object_id' | 'object_name' | 'ip'> => ({
  auditActor: actor.auditActor,
  object_kind: 'option',
  object_id: `${set_name} ${id}`,
  object_name: value,
  ip,
})

/**
 * @throws Problem not_found; conflict with the option that stands where somebody changed it in between; invalid_request where another
 * option of the set has the words.
 */
export const wordOption = (
  { db, now }: OptionServices,
  { set_name, id, version, own_value, own_value_hi, reason }: Body<typeof wordCall>,
  by: By,
): Promise<OfficeOption> =>
  db.transaction(async (tx) => {
    const options = await lockSet(tx, set_name)
    const before = options.find((option) => option.id === id)
    if (before === undefined) throw new Problem('not_found')
    if (before.version !== version) throw new Problem('conflict', [], presentOption(before))
    const words = { own_value: own_value === before.value ? null : own_value, own_value_hi }
    const taken = takenWords(
      words,
      options.filter((option) => option.id !== id),
    )
    if (taken.length > 0)
      throw new Problem(
        'invalid_request',
        taken.map((field) => ({ field, key: 'option_words_taken' })),
      )
    const after = await updateOptionWords(tx, before, words)
    if (after === null) throw new Error('no option was worded')
    await recordEvent(
      tx,
      {
        ...about(before, by),
        action: 'option.word',
        before: { own_value: before.own_value, own_value_hi: before.own_value_hi },
        after: words,
        ...(reason !== undefined && { reason }),
      },
      now(),
    )
    return presentOption(after)
  })

/** @throws Problem conflict where `ids` does not name each option of the set once. */
export const orderOptions = (
  { db, now }: OptionServices,
  { set_name, ids }: Body<typeof orderCall>,
  { actor, ip }: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const before = (await lockSet(tx, set_name)).map(({ id }) => id)
    const isWhole = ids.length === before.length && before.every((id) => ids.includes(id))
    if (!isWhole) throw new Problem('conflict', [], before)
    if (ids.every((id, place) => id === before[place])) return
    await updateOptionOrder(tx, set_name, ids)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: 'option_set.order',
        object_kind: 'option_set',
        object_id: set_name,
        before: { ids: before },
        after: { ids },
        ip,
      },
      now(),
    )
  })

/**
 * Retires an option or brings it back; the same again changes nothing.
 * @throws Problem not_found; last_option where no other would be left; invalid_request where one is retired without a reason.
 */
export const retireOption = (
  { db, now }: OptionServices,
  { set_name, id, retired, reason = '' }: Body<typeof retireCall>,
  by: By,
): Promise<void> =>
  db.transaction(async (tx) => {
    const options = await lockSet(tx, set_name)
    const option = options.find((one) => one.id === id)
    if (option === undefined) throw new Problem('not_found')
    if ((option.retired_at !== null) === (retired === 1)) return
    if (retired === 1 && reason === '')
      throw new Problem('invalid_request', [{ field: 'reason', key: 'reason_required' }])
    const offered = options.filter(({ retired_at }) => retired_at === null)
    if (retired === 1 && offered.length === 1) throw new Problem('last_option')
    const at = now()
    await updateOptionRetired(tx, option, retired === 1 ? at : null)
    await recordEvent(
      tx,
      {
        ...about(option, by),
        action: retired === 1 ? 'option.retire' : 'option.bring_back',
        ...(reason !== '' && { reason }),
      },
      at,
    )
  })
