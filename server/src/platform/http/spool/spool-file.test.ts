import { existsSync, readFileSync, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { spoolFile } from './spool-file.ts'

test('writes, counts and hashes what passes, for this process alone, until it is removed', async () => {
  const file = await spoolFile('../evil.csv', Readable.from([Buffer.from('a,'), Buffer.from('b')]))
  expect(file).toMatchObject({
    name: '../evil.csv',
    bytes: 3,
    sha256: '1eb7c54d52831bbfe8942af0b1c56b7409523a59ed6ca99c1174fef7eb32c1b5',
  })
  expect(readFileSync(file.path, 'utf8')).toBe('a,b')
  expect(file.path).not.toContain('evil')
  expect(statSync(file.path).mode & 0o777).toBe(0o600)
  await file.remove()
  await file.remove()
  expect(existsSync(file.path)).toBe(false)
})

test('one that breaks off fails', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a')
      throw new Error('the line broke')
    })(),
  )
  await expect(spoolFile('a.csv', broken)).rejects.toThrow('the line broke')
})
