import { randomUUID } from 'node:crypto'
import { uploadFile } from '@marketplace/contract/stored-files'
import type { FastifyInstance } from 'fastify'
import { recordAct } from '../audit-log/record-act.ts'
import { Problem } from '../http/problem.ts'
import type { Serve } from '../http/serve.ts'
import type { Services } from '../services.ts'
import { keepRecentFiles } from './recent-files.ts'
import { shrinkImage } from './shrink-image.ts'
import { addStoredFile } from './stored-files.queries.ts'

const YEAR_SECONDS = 31_536_000
const KEPT_BYTES = 16 * 1024 * 1024

/** A file is named by nothing that came from outside (trust.md, attack surface 8). */
const newName = (): string => `${randomUUID()}.webp`

export const storedFilesRoutes = (app: FastifyInstance, serve: Serve, services: Services): void => {
  const { db, files, now } = services

  serve(uploadFile, async ({ body, actor, ip, files: sent }) => {
    const picture = sent.get('image_name')
    if (picture === undefined) throw new Problem('invalid_request')
    const { bytes, width, height } = await shrinkImage(picture.bytes)
    const name = newName()
    const address = `/files/${name}`
    // The row comes first: what a crash leaves behind is known, and cleared away at night.
    await db.transaction(async (tx) => {
      const facts = { label: body.path, width, height }
      await addStoredFile(tx, { address, ...facts, staff_id: actor.staff_id, created_at: now() })
      await recordAct(
        tx,
        {
          doer: actor.doer,
          action: 'stored_file.add',
          object_kind: 'stored_file',
          object_id: address,
          object_name: body.path,
          after: facts,
          ip,
        },
        now(),
      )
    })
    await files.write(name, bytes)
    return { success: true, file: address }
  })

  const read = keepRecentFiles(files.read, KEPT_BYTES)
  app.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const bytes = /^[a-z0-9-]{8,60}\.webp$/.test(params.name) ? await read(params.name) : null
    if (bytes === null) throw new Problem('not_found')
    return reply
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header('content-disposition', 'inline')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('image/webp')
      .send(bytes)
  })
}
