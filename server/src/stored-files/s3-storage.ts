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

/**
 * Objects of one bucket. Nobody reads them there: files are served by us alone, under our own policy. A bucket that cannot be
 * reached is a Problem temporarily_unavailable and a line of the log.
 */
export const s3Storage = (
  { endpoint, region, bucket, access_key_id, secret_access_key }: S3Settings,
  log: FastifyBaseLogger,
): FileStorage => {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    // Checksums of the newer kind are not known to every server that speaks S3.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
  })
  const objectOf = (name: string) => ({ Bucket: bucket, Key: `files/${name}` })
  const reached = async <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => {
      log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'the storage of files is not available',
      )
      throw new Problem('temporarily_unavailable')
    })
  return {
    write: async (name, bytes) => {
      await reached(
        client.send(new PutObjectCommand({ ...objectOf(name), Body: bytes, ContentType: 'image/webp' })),
      )
    },
    read: (name) =>
      reached(
        client
          .send(new GetObjectCommand(objectOf(name)))
          .then(async ({ Body }) =>
            Body === undefined ? null : Buffer.from(await Body.transformToByteArray()),
          )
          .catch((error: unknown) => {
            if (error instanceof NoSuchKey) return null
            throw error
          }),
      ),
    remove: async (name) => {
      await reached(client.send(new DeleteObjectCommand(objectOf(name))))
    },
  }
}
