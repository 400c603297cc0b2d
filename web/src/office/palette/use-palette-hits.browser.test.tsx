import { beforeEach, expect, test, vi } from 'vitest'
import { act } from '../../testing/act.ts'
import { mountHook } from '../../testing/mount.tsx'
import type { PaletteHit, PaletteSource } from '../session/palette-source.ts'
import { usePaletteHits } from './use-palette-hits.ts'

beforeEach(() => void vi.useFakeTimers())
const wait = (ms: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms))

const byHand = (title: string) => {
  const asked: {
    text: string
    signal: AbortSignal
    answer: (hits: PaletteHit[]) => Promise<void>
    fail: () => Promise<void>
  }[] = []
  const source: PaletteSource = {
    title,
    page: 'lenders',
    search: (text, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          text,
          signal,
          answer: (hits) => act(() => resolve(hits)),
          fail: () => act(() => reject(new Error('down'))),
        })
      }),
  }
  return { source, asked }
}
const mountHits = (sources: readonly PaletteSource[]) =>
  mountHook(({ typed }: { typed: string }) => usePaletteHits(sources, typed), { typed: '' })
const hit = (title: string): PaletteHit => ({ title, path: `/admin/${title}` })

test('it asks once the typing rests, and not for a single letter', async () => {
  const lenders = byHand('Lenders')
  const hook = await mountHits([lenders.source])
  for (const typed of ['a', 'ax', 'axi']) await hook.rerender({ typed })
  await wait(150)
  expect(lenders.asked.map(({ text }) => text)).toEqual(['axi'])
  await hook.rerender({ typed: 'a' })
  await wait(500)
  expect(lenders.asked).toHaveLength(1)
  expect(hook.current.groups).toEqual([])
})

test('what an earlier text found never comes after what a later one did', async () => {
  const lenders = byHand('Lenders')
  const hook = await mountHits([lenders.source])
  await hook.rerender({ typed: 'ax' })
  await wait(150)
  await hook.rerender({ typed: 'axis' })
  await wait(150)
  expect(lenders.asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await lenders.asked[1]?.answer([hit('axis')])
  await lenders.asked[0]?.answer([hit('axle')])
  expect(hook.current).toMatchObject({ text: 'axis', groups: [{ hits: [{ title: 'axis' }] }] })
})

test('a source that fails takes nothing from the others, and is told', async () => {
  const [lenders, partners] = [byHand('Lenders'), byHand('Partners')]
  const sources = [lenders.source, partners.source]
  const hook = await mountHits(sources)
  await hook.rerender({ typed: 'axis' })
  await wait(150)
  await lenders.asked[0]?.fail()
  await partners.asked[0]?.answer([hit('axis partners')])
  expect(hook.current).toMatchObject({ groups: [{ title: 'Partners' }], hasFailed: true })
})
