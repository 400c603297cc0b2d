import { expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

/** Looks that each wait until they are told to end. */
const slowLook = () => {
  const ends: (() => void)[] = []
  const look = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        ends.push(resolve)
      }),
  )
  return { look, end: () => ends.shift()?.() }
}

it('makes of a burst of notices one look that runs and one that waits', async () => {
  const { look, end } = slowLook()
  const { check, idle } = inTurn(look)
  const first = check()
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(1))
  const rest = [check(), check(), check()]
  expect(look).toHaveBeenCalledTimes(1)
  end()
  await first
  await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2))
  end()
  await Promise.all([...rest, idle()])
  expect(look).toHaveBeenCalledTimes(2)
})

it('gives whoever asks after a change a look that begins after it', async () => {
  let value = 'old'
  let seen = ''
  const { check } = inTurn(async () => {
    seen = value
  })
  const early = check()
  value = 'new'
  await check()
  await early
  expect(seen).toBe('new')
})
