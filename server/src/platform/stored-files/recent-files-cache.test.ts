import { expect, it } from 'vitest'
import { cacheRecentFiles } from './recent-files-cache.ts'

const reader = (sizes: Record<string, number>) => {
  const asked: string[] = []
  const read = async (name: string) => {
    asked.push(name)
    const size = sizes[name]
    return size === undefined ? null : Buffer.alloc(size, name)
  }
  return { asked, read: cacheRecentFiles(read, 100) }
}

it('reads a file once while there is room', async () => {
  const { asked, read } = reader({ a: 40, b: 40 })
  expect(await read('a')).toEqual(Buffer.alloc(40, 'a'))
  expect(await read('a')).toEqual(Buffer.alloc(40, 'a'))
  await read('b')
  await read('a')
  expect(asked).toEqual(['a', 'b'])
})

it('lets go of the one unused for longest', async () => {
  const { asked, read } = reader({ a: 40, b: 40, c: 40 })
  for (const name of ['a', 'b', 'a', 'c', 'a', 'c', 'b']) await read(name)
  expect(asked).toEqual(['a', 'b', 'c', 'b'])
})

it('asks again for what is absent or too large to keep', async () => {
  const { asked, read } = reader({ large: 101 })
  for (const name of ['none', 'none', 'large', 'large']) await read(name)
  expect(asked).toEqual(['none', 'none', 'large', 'large'])
})

it('asks once for a file that a hundred read at the same time, and again after a failure', async () => {
  const { asked, read } = reader({ a: 60, b: 40 })
  await Promise.all(Array.from({ length: 100 }, () => read('a')))
  await read('b')
  await read('a')
  expect(asked).toEqual(['a', 'b'])

  let away = true
  const failing = cacheRecentFiles(
    () => (away ? Promise.reject(new Error('away')) : Promise.resolve(Buffer.alloc(1))),
    100,
  )
  const answers = await Promise.allSettled([failing('a'), failing('a')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  away = false
  expect(await failing('a')).toHaveLength(1)
})
