import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { linkNode } from './link-node.mjs'
import { takeLock } from './take-lock.mjs'

const home = mkdtempSync(join(tmpdir(), 'lock-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

test('a lock keeps others waiting until it is given back', async () => {
  const folder = join(home, 'held')
  const first = await takeLock(folder)
  const order: string[] = []
  const second = takeLock(folder, { onWait: () => order.push('waits') }).then((lock) => {
    order.push('taken')
    lock.giveBack()
  })
  await expect.poll(() => order).toEqual(['waits'])
  first.giveBack()
  await second
  expect(order).toEqual(['waits', 'taken'])
  expect(existsSync(folder)).toBe(false)
})

test('a lock whose owner has died is taken over, unless the program that it ran still runs', async () => {
  const folder = join(home, 'stale')
  const dead = spawnSync(process.execPath, ['--version']).pid
  mkdirSync(folder)
  writeFileSync(join(folder, 'owner'), JSON.stringify({ pid: dead, started: '1' }))
  ;(await takeLock(folder)).giveBack()

  const program = spawn('/bin/sleep', ['30'])
  const abandoned = await takeLock(folder)
  abandoned.sharedWith(program.pid ?? 0)
  writeFileSync(join(folder, 'owner'), JSON.stringify({ pid: dead, started: '1' }))
  let waits = false
  const next = takeLock(folder, { onWait: () => (waits = true) })
  await expect.poll(() => waits).toBe(true)
  program.kill('SIGKILL')
  ;(await next).giveBack()
})

test('the link to the Node.js that the project brings is made where it is missing or wrong', () => {
  const platform = `node-${process.platform}-${process.arch}`
  const own = join(home, 'node_modules', platform, 'bin')
  expect(linkNode(home)).toBeNull()
  mkdirSync(own, { recursive: true })
  writeFileSync(join(own, 'node'), '')
  const link = linkNode(home)
  expect(link).toBe(join(home, 'node_modules', '.bin', 'node'))
  expect(readlinkSync(String(link))).toBe(`../${platform}/bin/node`)
  expect(linkNode(home)).toBe(link)
})
