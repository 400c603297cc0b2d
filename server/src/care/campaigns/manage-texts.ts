import type { saveCampaignText } from '@marketplace/contract/care/campaign-texts'
import type { Body } from '@marketplace/contract/platform/call'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addText, addVersion, findText, lockText, updateText } from './campaign-texts.queries.ts'
import { checkWords } from './check-words.ts'

/** Who acts, and from where. */
export interface CampaignOwner {
  actor: Staff
  ip: string
}

/**
 * Adds a text or another version of one, with its line on the audit log.
 * @throws Problem invalid_request for words that may not be sent or a name that is taken; not_found; conflict with another version.
 */
export const saveText = (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { text_id: id, version: began, name, channel, purpose, words, retired }: Body<typeof saveCampaignText>,
  { actor, ip }: CampaignOwner,
): Promise<{ text_id: number; version: number }> => {
  const details = checkWords(channel, purpose, words)
  if (details.length > 0) throw new Problem('invalid_request', details)
  const taken = new Problem('invalid_request', [{ field: 'name', key: 'campaign_name_invalid' }])
  return db.transaction(async (tx) => {
    const at = now()
    const before = id === null ? null : await lockText(tx, id)
    if (id !== null && before === null) throw new Problem('not_found')
    if (before !== null && before.version !== began) {
      const present = await findText(tx, id ?? 0, null)
      throw new Problem(
        'conflict',
        [],
        present === null ? undefined : { version: present.version, saved_by: present.saved_by },
      )
    }
    // Neither is part of a version: another one would change by which rules a campaign that goes out already is judged.
    if (before !== null && before.channel !== channel)
      throw new Problem('invalid_request', [{ field: 'channel', key: 'option_invalid' }])
    if (before !== null && before.purpose !== purpose)
      throw new Problem('invalid_request', [{ field: 'purpose', key: 'option_invalid' }])
    const version = (before?.version ?? 0) + 1
    const text_id = id ?? (await addText(tx, { name, channel, purpose }))
    if (text_id === null) throw taken
    if (id !== null && (await updateText(tx, { text_id, name, version, retired })) === 0) throw taken
    await addVersion(tx, { text_id, version, saved_by: actor.full_name, saved_at: at }, words)
    await recordEvent(
      tx,
      {
        auditActor: actor.auditActor,
        action: id === null ? 'campaign_text.add' : 'campaign_text.save',
        object_kind: 'campaign_text',
        object_id: text_id,
        object_name: name,
        after: { version, channel, purpose, retired, ...words },
        ip,
      },
      at,
    )
    return { text_id, version }
  })
}
