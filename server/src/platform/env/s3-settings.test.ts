import { expect, it } from 'vitest'
import { readS3Settings } from './s3-settings.ts'

const bucket = {
  S3_REGION: 'ap-south-1',
  S3_BUCKET: 'cards',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

it('has the provider’s own endpoint unless one is named', () => {
  const settings = {
    endpoint: null,
    region: 'ap-south-1',
    bucket: 'cards',
    access_key_id: 'id',
    secret_access_key: 'secret',
  }
  expect(readS3Settings(bucket, true)).toEqual(settings)
  const S3_ENDPOINT = 'https://files.example.com'
  expect(readS3Settings({ ...bucket, S3_ENDPOINT }, true)).toEqual({ ...settings, endpoint: S3_ENDPOINT })
})

it('names all that is missing', () => {
  expect(() => readS3Settings({}, false)).toThrow(
    Object.keys(bucket)
      .map((name) => `${name}: required with STORAGE=s3`)
      .join('\n'),
  )
})

it.each(['http://files.example.com', 'https://127.0.0.1:9000'])('production takes no %s', (S3_ENDPOINT) => {
  expect(() => readS3Settings({ ...bucket, S3_ENDPOINT }, true)).toThrow(/^S3_ENDPOINT: /)
  expect(readS3Settings({ ...bucket, S3_ENDPOINT }, false).endpoint).toBe(S3_ENDPOINT)
})
