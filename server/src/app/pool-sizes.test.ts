import { expect, it } from 'vitest'
import { readEnv } from '../platform/env.ts'
import { poolSizesOf } from './pool-sizes.ts'

it('are those of the role where the environment says nothing', () => {
  const sizesOf = (variables: Record<string, string> = {}) =>
    poolSizesOf(
      readEnv({ NODE_ENV: 'test', DEMO: '0', DATABASE_URL: 'postgresql://x@localhost/y', ...variables }),
    )
  expect(sizesOf()).toEqual({ requests: 16, jobs: 20, watch: 2, reading: 8 })
  expect(sizesOf({ ROLE: 'worker' })).toEqual({ requests: 4, jobs: 46, watch: 2, reading: 8 })
  const variables = { DATABASE_CONNECTIONS: '8', DATABASE_JOB_CONNECTIONS: '9' }
  expect(sizesOf(variables)).toEqual({ requests: 8, jobs: 9, watch: 2, reading: 8 })
  expect(sizesOf({ ...variables, ROLE: 'web' })).toEqual({ requests: 8, jobs: 0, watch: 2, reading: 8 })
})
