import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clearScratch, makeScratchFolder } from './scratch-folder.ts'

const parent = mkdtempSync(join(tmpdir(), 'scratch-test-'))
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const host =
  hostname()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '') || 'host'
const folder = (name: string): string => {
  const path = join(parent, name)
  mkdirSync(path)
  writeFileSync(join(path, 'file'), 'plain text')
  return path
}

test('what killed processes left is removed at the next start, and nothing of a process that lives', async () => {
  const made = await makeScratchFolder()
  expect(basename(made)).toMatch(new RegExp(`^marketplace-scratch-${host}-${process.pid}-`))
  rmSync(made, { recursive: true })
  const { pid: gone } = spawnSync(process.execPath, ['--version'])
  const left = folder(`marketplace-scratch-${host}-${gone}-a`)
  const earlier = folder(`marketplace-scratch-${host}-${process.pid}-b`)
  const living = folder(`marketplace-scratch-${host}-${process.ppid}-c`)
  const elsewhere = folder('marketplace-scratch-otherhost-1-d')
  const old = folder('marketplace-scratch-otherhost-2-e')
  utimesSync(old, 0, Date.parse('2026-11-27T00:00:00Z') / 1_000)
  const others = folder('upload-of-somebody')
  utimesSync(elsewhere, 0, Date.parse('2026-11-29T00:00:00Z') / 1_000)
  const cleared = await clearScratch(parent, Date.parse('2026-11-29T06:00:00Z'))
  expect(cleared).toEqual({ removed: 3, errors: [] })
  expect([left, earlier, old].map((path) => existsSync(path))).toEqual([false, false, false])
  expect([living, elsewhere, others].map((path) => existsSync(path))).toEqual([true, true, true])
})
