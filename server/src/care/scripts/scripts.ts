import type { Answer, Body } from '@marketplace/contract/platform/call'
import {
  callPurposes,
  type listCallScripts,
  type saveCallScript as saveCall,
} from '@marketplace/contract/care/telecalling'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import type { Services } from '../../market/services.ts'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { dayInIndia } from '../../platform/calendar/day-in-india.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { Problem } from '../../platform/http/problem.ts'
import { addScript, findNewestVersion, listScripts, lockScripts } from './call-scripts.queries.ts'
import { unknownNames } from './fill-script.ts'
import { shippedScripts } from './shipped-scripts.ts'

type Scripts = Answer<typeof listCallScripts>['data']

/** Every version of every script, with the shipped words at the end of each. */
export const readScripts = async ({ db, lenders }: Services): Promise<Scripts> => {
  const rows = await listScripts(db)
  const written = rows.map(({ written_at, ...row }) => ({
    ...row,
    written_at: written_at.toISOString(),
    lender_name: row.lender_id === null ? null : (lenders().find(row.lender_id)?.legal_name ?? null),
  }))
  const shipped = callPurposes.flatMap((purpose) =>
    offeredLanguages.map((language) => ({
      purpose,
      language,
      script_id: null,
      lender_id: null,
      lender_name: null,
      version: 0,
      text: shippedScripts[purpose][language],
      approved_by: null,
      approved_on: null,
      written_by: null,
      written_at: null,
    })),
  )
  return [...written, ...shipped]
}

/**
 * Writes the next version of a script, in both languages; tasks that are on a desk go on with the words that they began with.
 * @throws Problem invalid_request; conflict where another wrote one meanwhile.
 */
export const saveScript = async (
  { db, lenders, now }: Services,
  { purpose, lender_id, version, texts, approved_by, approved_on }: Body<typeof saveCall>,
  { username, auditActor }: Staff,
  ip: string,
): Promise<void> => {
  const at = now()
  if (lender_id !== null && !lenders().exists(lender_id))
    throw new Problem('invalid_request', [{ field: 'lender_id', key: 'option_invalid' }])
  if (approved_on !== null && approved_on > dayInIndia(at))
    throw new Problem('invalid_request', [{ field: 'approved_on', key: 'date_invalid' }])
  for (const language of offeredLanguages) {
    const [unknown] = unknownNames(texts[language])
    if (unknown !== undefined)
      throw new Problem('invalid_request', [
        { field: `texts.${language}`, key: 'script_name_unknown', values: { words: `{${unknown}}` } },
      ])
  }
  await db.transaction(async (tx) => {
    await lockScripts(tx)
    if ((await findNewestVersion(tx, purpose, lender_id)) !== version) throw new Problem('conflict')
    const next = {
      purpose,
      lender_id,
      version: version + 1,
      approved_by,
      approved_on,
      written_by: username,
      written_at: at,
    }
    for (const language of offeredLanguages) await addScript(tx, { ...next, language, text: texts[language] })
    const object = { object_kind: 'call_script', object_id: `${purpose}:${lender_id ?? 'all'}` }
    await recordEvent(
      tx,
      {
        auditActor,
        action: 'call_script.write',
        ...object,
        after: { version: version + 1, approved_by, approved_on },
        ip,
      },
      at,
    )
  })
}
