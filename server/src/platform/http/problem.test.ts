import { errorCodes, errorStatus } from '@marketplace/contract/platform/error-codes'
import { expect, it } from 'vitest'
import { Problem } from './problem.ts'

it.each(errorCodes)('%s has its status', (code) => {
  expect(new Problem(code).status).toBe(errorStatus[code])
  expect(new Problem(code).status).toBeGreaterThanOrEqual(400)
})

it('carries details and what stands now', () => {
  const details = [{ field: 'name', key: 'field_required' as const }]
  expect(new Problem('conflict', details, { version: 2 })).toMatchObject({
    code: 'conflict',
    message: 'conflict',
    details,
    present: { version: 2 },
  })
  expect(new Problem('not_found')).toMatchObject({ details: [], present: undefined })
})
