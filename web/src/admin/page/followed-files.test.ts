import { expect, test, vi } from 'vitest'
import { followFile, getFollowedFiles, leaveFile, subscribeToFollowedFiles } from './followed-files.ts'

test.each<[acts: string, left: readonly string[], told: number]>([
  ['', [], 0],
  ['+a', ['a'], 1],
  ['+a +b', ['a', 'b'], 2],
  ['+a +a', ['a'], 1],
  ['+a -a', [], 2],
  ['+a +b -a', ['b'], 3],
  ['-a', [], 0],
])('%j leaves %j, told %i times', (acts, left, told) => {
  const listener = vi.fn<() => void>()
  const stop = subscribeToFollowedFiles(listener)
  for (const act of acts.split(' ').filter((one) => one !== '')) {
    if (act.startsWith('+')) followFile(act.slice(1))
    else leaveFile(act.slice(1))
  }
  expect(getFollowedFiles()).toEqual(left)
  expect(listener).toHaveBeenCalledTimes(told)
  stop()
  for (const id of getFollowedFiles()) leaveFile(id)
})
