import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password.ts'

test('argon2id with a salt of its own for each', async () => {
  const [one, other] = await Promise.all([hashPassword('copper kettle'), hashPassword('copper kettle')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('copper kettle', one)).toBe(true)
  expect(await verifyPassword('copper kettle', other)).toBe(true)
  for (const wrong of ['', 'Copper kettle', 'copper kettle ', 'copper kettl'])
    expect(await verifyPassword(wrong, one)).toBe(false)
})

test('one password, however its letters are put together', async () => {
  const hash = await hashPassword('caf\u00e9 ﬁne ①')
  expect(await verifyPassword('cafe\u0301 fine 1', hash)).toBe(true)
})

test('nobody’s password is never right, not even the one it is compared with', async () => {
  expect(await verifyPassword('nobody', null)).toBe(false)
  expect(await verifyPassword('', null)).toBe(false)
})

test('a crowd waits in turn, and one that is too large is sent away', async () => {
  const tries = await Promise.allSettled(Array.from({ length: 230 }, () => verifyPassword('x', null)))
  const refused = tries.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(28)
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'temporarily_unavailable' })
  expect(await verifyPassword('copper', await hashPassword('copper'))).toBe(true)
}, 60_000)
