import { beforeEach, expect, test, vi } from 'vitest'
import { forgetUndo, getUndoables, lastUndoable, offerUndo, takeBack } from './undo-store.ts'

beforeEach(forgetUndo)

const nothing = async (): Promise<void> => undefined

test('the last change is taken back first, and each once', async () => {
  const first = vi.fn<() => Promise<void>>(nothing)
  const second = vi.fn<() => Promise<void>>(nothing)
  offerUndo('first', first)
  const { id } = offerUndo('second', second)
  expect(lastUndoable()?.text).toBe('second')
  await Promise.all([takeBack(id, () => true), takeBack(id, () => true)])
  expect(second).toHaveBeenCalledOnce()
  expect(first).not.toHaveBeenCalled()
  expect(lastUndoable()?.text).toBe('first')
})

test('after ten minutes there is nothing to take back', () => {
  offerUndo('change', nothing, 1_000)
  expect(lastUndoable(1_000 + 10 * 60_000 - 1)?.text).toBe('change')
  expect(lastUndoable(1_000 + 10 * 60_000)).toBeNull()
})

test('what could not be taken back can be tried again, in its place', async () => {
  const { id } = offerUndo('failing', () => Promise.reject(new Error('no line')))
  offerUndo('later', nothing)
  await expect(takeBack(id, () => true)).rejects.toThrow('no line')
  expect(getUndoables().map(({ text }) => text)).toEqual(['failing', 'later'])
})

test('twenty changes are kept', () => {
  for (let at = 1; at <= 25; at += 1) offerUndo(`change ${at}`, nothing)
  expect(getUndoables()).toHaveLength(20)
  expect(getUndoables()[0]?.text).toBe('change 6')
})

test('a change that is not there any more is not taken back', async () => {
  const undo = vi.fn<() => Promise<void>>(nothing)
  const { id } = offerUndo('change', undo)
  forgetUndo()
  await takeBack(id, () => true)
  expect(undo).not.toHaveBeenCalled()
})
