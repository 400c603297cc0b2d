import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../env.ts'
import { localStorage } from './local-storage.ts'

/** Where the bytes of stored files lie, by name. A name that was written never changes its content. */
export interface FileStorage {
  write(name: string, bytes: Buffer): Promise<void>
  /** Null where there is no such file. */
  read(name: string): Promise<Buffer | null>
  /** Removing what is not there is fine. */
  remove(name: string): Promise<void>
}

/** The storage that the environment names. The S3 client is large and loaded only where it is used. */
export const openStorage = async (env: Env, log: FastifyBaseLogger): Promise<FileStorage> =>
  env.s3 === null ? localStorage(env.DATA_DIR) : (await import('./s3-storage.ts')).s3Storage(env.s3, log)
