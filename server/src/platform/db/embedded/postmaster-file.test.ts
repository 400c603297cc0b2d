import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findPostmaster } from './postmaster-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postmaster-file-'))
})
afterEach(() => {
  chmodSync(folder, 0o700)
  rmSync(folder, { recursive: true })
})

it('finds no server where there is no file', () => {
  expect(findPostmaster(folder)).toBeNull()
})

it('finds none in a folder that may not be read', () => {
  chmodSync(folder, 0)
  expect(findPostmaster(folder)).toBeNull()
})

it('finds none where no folder can be reached', () => {
  const [file, circle] = [join(folder, 'file'), join(folder, 'circle')]
  writeFileSync(file, '')
  symlinkSync(circle, circle)
  expect(findPostmaster(file)).toBeNull()
  expect(findPostmaster(circle)).toBeNull()
})

it('does not take a file that is there and cannot be read for none', () => {
  mkdirSync(join(folder, 'postmaster.pid'))
  expect(() => findPostmaster(folder)).toThrow(/EISDIR/)
})
