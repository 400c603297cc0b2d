import { randomUUID } from 'node:crypto'
import { uploadFile } from '@marketplace/contract/platform/stored-files'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { recordEvent } from '../audit-log/record-event.ts'
import type { Database } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { isWholeImage } from './image-end.ts'
import { cacheRecentFiles } from './recent-files-cache.ts'
import { shrinkImage, smallImage } from './shrink-image.ts'
import { addStoredFile, isStoredFile } from './stored-files.queries.ts'

const YEAR_SECONDS = 31_536_000
const KEPT_BYTES = 16 * 1024 * 1024
const KEPT_SMALL_BYTES = 4 * 1024 * 1024

/** A file is named by nothing that came from outside (trust.md, attack surface 8). */
const newName = (): string => `${randomUUID()}.webp`

export const storedFilesRoutes = (app: FastifyInstance, serve: Serve, services: Services): void => {
  const { db, files, log, now } = services

  serve(uploadFile, async ({ body, actor, ip, files: sent }) => {
    const picture = sent.get('image_name')
    if (picture === undefined) throw new Problem('invalid_request')
    const { bytes, width, height } = await shrinkImage(picture.bytes)
    const name = newName()
    const address = `/files/${name}`
    const facts = { label: body.path, width, height }
    const record = (tx: Database, action: 'stored_file.add' | 'stored_file.not_kept'): Promise<void> =>
      recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action,
          object_kind: 'stored_file',
          object_id: address,
          object_name: body.path,
          after: action === 'stored_file.add' ? facts : null,
          ip,
        },
        now(),
      )
    // The row comes first: what a crash leaves behind is known, and cleared away at night.
    await db.transaction(async (tx) => {
      await addStoredFile(tx, { address, ...facts, staff_id: actor.staff_id, created_at: now() })
      await record(tx, 'stored_file.add')
    })
    await files.write(name, bytes).catch(async (error: unknown) => {
      await db.transaction((tx) => record(tx, 'stored_file.not_kept'))
      throw error
    })
    return { success: true, file: address }
  })

  // Whatever else a bucket answers with, a page of a proxy or half a file, is no picture and stays in nobody's cache.
  const readPicture = async (name: string): Promise<Buffer | null> => {
    // Absent names cost a look into the table: a bucket asks money for each, and may refuse to say that there is none.
    if (!(await isStoredFile(db, `/files/${name}`))) return null
    const bytes = await files.read(name)
    if (bytes === null || isWholeImage(bytes)) return bytes
    log.error({ name, bytes: bytes.length }, 'a stored file is no whole picture')
    throw new Problem('temporarily_unavailable')
  }
  const read = cacheRecentFiles(readPicture, KEPT_BYTES)
  const readSmall = cacheRecentFiles(async (name) => {
    const bytes = await read(name)
    return bytes === null ? null : smallImage(bytes)
  }, KEPT_SMALL_BYTES)

  const answer = async (from: typeof read, name: string, reply: FastifyReply): Promise<FastifyReply> => {
    void reply.header('cache-control', 'no-store')
    const bytes = /^[a-z0-9-]{8,60}\.webp$/.test(name) ? await from(name) : null
    if (bytes === null) throw new Problem('not_found')
    return reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(bytes)
  }
  app.get<{ Params: { name: string } }>('/files/:name', ({ params }, reply) =>
    answer(read, params.name, reply),
  )
  app.get<{ Params: { name: string } }>('/files/small/:name', ({ params }, reply) =>
    answer(readSmall, params.name, reply),
  )
}
