import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { FastifyBaseLogger } from 'fastify'
import type { S3Settings } from '../env.ts'
import { Problem } from '../http/problem.ts'
import type { FileStorage } from './file-storage.ts'

const TIMEOUT_MS = 10_000
/** Far more than any picture that was made here. */
const MAX_BYTES = 16 * 1024 * 1024

/** @throws Error for more than was ever stored. */
const readAll = async (body: AsyncIterable<Buffer>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) throw new Error('an object without end')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * Objects of one bucket. Nobody reads them there: files are served by us alone, under our own policy. A bucket that cannot be
 * reached, or is not done after `timeoutMs` with all tries, is a Problem temporarily_unavailable and a line of the log.
 */
export const s3Storage = (
  { endpoint, region, bucket, access_key_id, secret_access_key }: S3Settings,
  log: FastifyBaseLogger,
  timeoutMs = TIMEOUT_MS,
): FileStorage => {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    // Checksums of the newer kind are not known to every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  })
  // The time-out above ends with the first byte of an answer; this one with the last.
  const inTime = () => ({ abortSignal: AbortSignal.timeout(timeoutMs) })
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `files/${name}` })
  const reached = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'the storage of files is not available',
      )
      throw new Problem('temporarily_unavailable')
    })
  const typeOf = (name: string) => {
    if (name.endsWith('.sealed')) return 'application/octet-stream'
    return name.endsWith('.json') ? 'application/json' : 'image/webp'
  }
  return {
    write: async (name, bytes) => {
      await reached(
        client.send(
          new PutObjectCommand({ ...objectOf(name), Body: bytes, ContentType: typeOf(name) }),
          inTime(),
        ),
      )
    },
    read: (name) =>
      reached(
        client
          .send(new GetObjectCommand(objectOf(name)), inTime())
          .then(({ Body }) => (Body === undefined ? null : readAll(Body as Readable)))
          .catch((error: unknown) => {
            if (error instanceof NoSuchKey) return null
            throw error
          }),
      ),
    remove: async (name) => {
      await reached(client.send(new DeleteObjectCommand(objectOf(name)), inTime()))
    },
  }
}
