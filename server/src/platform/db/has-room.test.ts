import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasRoom } from './has-room.ts'

it('says whether a folder can be written and is not full', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'room-'))
  expect(await hasRoom(folder, 1)).toBe(true)
  expect(await hasRoom(folder, Number.MAX_SAFE_INTEGER)).toBe(false)
  rmSync(folder, { recursive: true })
  expect(await hasRoom(folder, 1)).toBe(false)
})
