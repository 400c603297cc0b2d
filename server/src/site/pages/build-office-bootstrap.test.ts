import { expect, it } from 'vitest'
import { knowBrand } from '../../reference/brands/brand-directory.ts'
import { readEnv } from '../../platform/env.ts'
import { buildBrandRow } from '../../testing/build-brand-row.ts'
import { buildOfficeBootstrap } from './build-office-bootstrap.ts'

const known = knowBrand(buildBrandRow())

it.each([
  ['1', 1],
  ['0', 0],
] as const)('with DEMO=%s the page knows a demo: %d', (DEMO, demo) => {
  const env = readEnv({
    DEMO,
    STAFF_IDLE_MINUTES: '17',
    CUSTOMER_IDLE_MINUTES: '9',
    IDLE_WARNING_SECONDS: '45',
  })
  expect(buildOfficeBootstrap(env, known, 'partner')).toEqual({
    area: 'partner',
    brand: known.brand,
    demo,
    // That of staff and partners, not of customers.
    idle_minutes: 17,
    idle_warning_seconds: 45,
  })
})
