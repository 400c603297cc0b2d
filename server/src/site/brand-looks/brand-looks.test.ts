import { afterEach, expect, it, vi } from 'vitest'
import { buildBrand } from '../../testing/builders/build-brand.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
afterEach(() => test.close())

const read = () => test.app.inject({ url: '/api/dev/brands' })

it('lists by name what the colours of each brand are made of, and nothing else of it', async () => {
  test = await createTestApp()
  await buildBrand(test.db, { slug: 'neem', name: 'Neem Money', primary_colour: '#d9f99d' })
  await vi.waitFor(async () => expect((await read()).json<{ data: object[] }>().data).toHaveLength(2))
  expect((await read()).json()).toMatchObject({
    data: [
      {
        slug: 'neem',
        name: 'Neem Money',
        primary_colour: '#d9f99d',
        secondary_colour: '#ee8800',
        border_radius: expect.any(Number) as number,
      },
      { slug: 'default', name: 'Test Brand' },
    ],
  })
  expect(Object.keys((await read()).json<{ data: object[] }>().data[0] ?? {})).toHaveLength(5)
})

it('is not there outside the demo', async () => {
  test = await createTestApp({ variables: { DEMO: '0' } })
  expect((await read()).statusCode).toBe(404)
})
