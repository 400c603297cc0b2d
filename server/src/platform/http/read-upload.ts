import type { Call } from '@marketplace/contract/platform/call'
import type { FastifyRequest } from 'fastify'
import { Problem } from './problem.ts'
import { spoolFile, type SpooledFile } from './spool/spool-file.ts'

/** A file of a form, whole in memory. Its name is what the sender says: it is shown to them and never used as a path. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** Files by the field that they came in; every one that the call names is there, but of a call where none has to be. */
export type UploadedFiles = ReadonlyMap<string, UploadedFile>

/** 4,000 letters of Hindi. */
const MAX_FIELD_BYTES = 12_288
const MAX_FIELDS = 10

/** Limits of the form's reader (@fastify/multipart); a part beyond them is refused while it is still arriving. */
export const uploadLimits = ({ fields, max_bytes }: NonNullable<Call['upload']>) => ({
  fileSize: max_bytes,
  files: fields.length,
  fields: MAX_FIELDS,
  parts: fields.length + MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  fieldNameSize: 100,
  headerPairs: 20,
})

/** What the whole form may weigh: its files, its texts and the lines between them. */
const maxFormBytes = ({ fields, max_bytes }: NonNullable<Call['upload']>): number =>
  fields.length * max_bytes + MAX_FIELDS * (MAX_FIELD_BYTES + 1_024)

/** Files that went to disk, by the field that they came in. */
export type SpooledFiles = ReadonlyMap<string, SpooledFile>

interface Form {
  files: Map<string, UploadedFile>
  spooled: Map<string, SpooledFile>
  texts: Record<string, unknown>
}

const readForm = async (
  request: FastifyRequest,
  { fields, isSpooled }: NonNullable<Call['upload']>,
  form: Form,
): Promise<void> => {
  const refuse = (field: string): Problem =>
    new Problem('unknown_field', [{ field: field.slice(0, 64), key: 'invalid_value' }])
  for await (const part of request.parts()) {
    const { fieldname } = part
    if (part.type === 'file') {
      const isKnown = fields.includes(fieldname) && !form.files.has(fieldname) && !form.spooled.has(fieldname)
      if (!isKnown) throw refuse(fieldname)
      const name = part.filename ?? ''
      if (isSpooled === true) form.spooled.set(fieldname, await spoolFile(name, part.file))
      else form.files.set(fieldname, { name, bytes: await part.toBuffer() })
      if (part.file.truncated) throw new Problem('too_large')
    } else {
      if (part.valueTruncated) throw new Problem('too_large')
      if (Object.hasOwn(form.texts, fieldname)) throw refuse(fieldname)
      form.texts[fieldname] = part.value
    }
  }
}

/**
 * Reads a form of `call.upload`. @returns its files; its texts stand in `request.body` afterwards, for the call's schema. Files on disk are
 * for the caller to remove.
 * @throws Problem unsupported_media_type, too_large, or invalid_request, naming the file that is missing.
 */
export const readUpload = async (
  request: FastifyRequest,
  upload: NonNullable<Call['upload']>,
): Promise<{ files: UploadedFiles; spooled: SpooledFiles }> => {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type')
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes(upload)) throw new Problem('too_large')
  const form: Form = { files: new Map(), spooled: new Map(), texts: {} }
  try {
    await readForm(request, upload, form).catch((error: unknown) => {
      // The reader's own refusals have a status; what is left is a form that breaks off or has no boundary.
      throw error instanceof Error && ('statusCode' in error || error instanceof Problem)
        ? error
        : new Problem('invalid_request')
    })
    const sizeOf = (field: string): number =>
      form.files.get(field)?.bytes.length ?? form.spooled.get(field)?.bytes ?? 0
    const missing = upload.isOptional === true ? [] : upload.fields.filter((field) => sizeOf(field) === 0)
    if (missing.length > 0)
      throw new Problem(
        'invalid_request',
        missing.map((field) => ({ field, key: 'file_missing' })),
      )
  } catch (error) {
    await removeSpooled(form.spooled)
    throw error
  }
  request.body = form.texts
  return form
}

/** Removes what a request brought to disk. */
export const removeSpooled = async (spooled: SpooledFiles): Promise<void> => {
  for (const file of spooled.values()) await file.remove()
}
