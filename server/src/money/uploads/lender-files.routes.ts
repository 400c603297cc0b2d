import { listFileRows, settleFileRows } from '@marketplace/contract/money/lender-file-rows'
import {
  answerFileMapping,
  answerFileWords,
  applyLenderFile,
  cancelLenderFile,
  exportFileErrors,
  exportFileErrorsSheet,
  getLenderFile,
  listLenderFiles,
  previewFileUndo,
  undoLenderFile,
  uploadLenderFile,
} from '@marketplace/contract/money/lender-files'
import type { FileKind } from '@marketplace/contract/money/lender-file-words'
import { isApplicationNumber } from '@marketplace/contract/loans/application-number'
import { listFileTargets } from '../../loans/applications/published.ts'
import type { Services } from '../../market/services.ts'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Staff } from '../../platform/http/actors.ts'
import { pageBounds } from '../../platform/http/page-bounds.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { answerMapping, answerWords, settle } from './answer-file.ts'
import { cancelFile, startApply, startUndo, undoable } from './decide-file.ts'
import { type ErrorForm, exportErrors } from './error-file.ts'
import { presentDetail, presentFile, presentFiles } from './present-file.ts'
import { presentRows } from './present-rows.ts'
import { addReadJob, takeFile } from './take-file.ts'
import { previewUndo } from './undo-file.ts'
import { countRows, listRows } from './upload-rows.queries.ts'
import { countUploads, findUpload, listUploads, type UploadRow } from './uploads.queries.ts'

/** Role 2 has the page of status files alone (section 6). */
const mayUse = (kind: FileKind, { role_id }: Staff): boolean => role_id === 1 || kind === 'status'

export const lenderFilesRoutes = (serve: Serve, services: Services): void => {
  const { db } = services

  /** @throws Problem not_found, also for a file of a page that the caller may not open. */
  const getUpload = async (uploadId: string, actor: Staff): Promise<UploadRow> => {
    const upload = await findUpload(db, uploadId)
    if (upload === null || !mayUse(upload.kind, actor)) throw new Problem('not_found')
    return upload
  }
  const answerFile = async (uploadId: string, actor: Staff) =>
    succeed(await presentFile(db, await getUpload(uploadId, actor)))

  serve(uploadLenderFile, async ({ body, spooled, actor, ip }) => {
    const file = spooled.get('file')
    if (file === undefined) throw new Problem('invalid_request')
    if (!mayUse(body.kind, actor)) throw new Problem('not_permitted')
    const { upload_id } = await takeFile(services, file, body, false, actor, ip)
    await addReadJob(services, db, upload_id)
    return answerFile(upload_id, actor)
  })

  serve(listLenderFiles, async ({ query, actor }) => {
    if (!mayUse(query.kind, actor)) throw new Problem('not_permitted')
    const [rows, total] = await Promise.all([
      listUploads(db, query, pageBounds(query)),
      countUploads(db, query),
    ])
    return { success: true, data: await presentFiles(db, rows), total }
  })

  serve(getLenderFile, async ({ params: { uploadId }, actor }) =>
    succeed(await presentDetail(db, await getUpload(uploadId, actor))),
  )

  serve(listFileRows, async ({ params: { uploadId }, query, actor }) => {
    const { upload_id } = await getUpload(uploadId, actor)
    const search = query.search?.trim() ?? ''
    const number = search.toUpperCase()
    const named = isApplicationNumber(number)
      ? await listFileTargets(db, { numbers: [number], ours: [], theirs: [], ids: [] })
      : []
    const wanted = {
      search: search === '' ? null : search,
      targetIds: named.map(({ lender_application_id }) => lender_application_id),
    }
    const [rows, total] = await Promise.all([
      listRows(db, upload_id, query.outcome, wanted, pageBounds(query)),
      countRows(db, upload_id, query.outcome, wanted),
    ])
    return { success: true, data: await presentRows(services, rows), total }
  })

  serve(answerFileMapping, async ({ params: { uploadId }, body, actor, ip }) => {
    await getUpload(uploadId, actor)
    await answerMapping(services, uploadId, { ...body, date_order: body.date_order ?? null }, actor, ip)
    return answerFile(uploadId, actor)
  })

  serve(answerFileWords, async ({ params: { uploadId }, body, actor, ip }) => {
    await getUpload(uploadId, actor)
    await answerWords(services, uploadId, body.words, actor, ip)
    return answerFile(uploadId, actor)
  })

  serve(settleFileRows, async ({ params: { uploadId }, body, actor, ip }) => {
    await getUpload(uploadId, actor)
    await settle(services, uploadId, body, actor, ip)
    return answerFile(uploadId, actor)
  })

  serve(applyLenderFile, async ({ params: { uploadId }, body, actor, ip }) => {
    await getUpload(uploadId, actor)
    await startApply(services, uploadId, body.plan_hash, actor, ip)
    return answerFile(uploadId, actor)
  })

  serve(cancelLenderFile, async ({ params: { uploadId }, actor, ip }) => {
    await getUpload(uploadId, actor)
    await cancelFile(services, uploadId, actor, ip)
    return answerFile(uploadId, actor)
  })

  serve(previewFileUndo, async ({ params: { uploadId }, actor }) => {
    const { state, rows_updated } = await getUpload(uploadId, actor)
    if (!undoable.includes(state) || rows_updated === 0) throw new Problem('conflict')
    return succeed(await previewUndo(db, uploadId))
  })

  serve(undoLenderFile, async ({ params: { uploadId }, body, actor }) => {
    await getUpload(uploadId, actor)
    await startUndo(services, uploadId, body.reason, actor)
    return answerFile(uploadId, actor)
  })

  /** @throws Problem not_found, or conflict: the text of an old file is deleted; of one that could not be read there are no lines. */
  const errorsOf = async (uploadId: string, form: ErrorForm, staff: Staff, ip: string) => {
    const upload = await getUpload(uploadId, staff)
    if (upload.parts === 0 || upload.reading === null) throw new Problem('conflict')
    return exportErrors(services, upload, { staff, form, ip })
  }
  serve(exportFileErrors, ({ params: { uploadId }, actor, ip }) => errorsOf(uploadId, 'csv', actor, ip))
  serve(exportFileErrorsSheet, ({ params: { uploadId }, actor, ip }) => errorsOf(uploadId, 'xlsx', actor, ip))
}
