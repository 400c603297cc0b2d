import * as z from 'zod/mini'
import { dataOf } from '../platform/answers.ts'
import type { Call } from '../platform/call.ts'
import { Brand } from '../reference/brands.ts'

/** What the colours of a brand are made of, for the style guide of the demo; `border_radius` in CSS pixels. */
export const BrandLook = z.pick(Brand, {
  slug: true,
  name: true,
  primary_colour: true,
  secondary_colour: true,
  border_radius: true,
})
export type BrandLook = z.output<typeof BrandLook>

/** The looks of all brands, by name; the demo alone has it. */
export const listBrandLooks = {
  method: 'GET',
  path: '/api/dev/brands',
  audience: 'anyone',
  limit: 'read',
  answer: dataOf(z.array(BrandLook)),
  demo: true,
  errors: [],
} as const satisfies Call
