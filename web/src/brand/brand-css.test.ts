import { expect, it } from 'vitest'
import { brandColours } from './brand-colours.ts'
import { brandCss } from './brand-css.ts'

const brand = {
  primary_colour: '#0b5cab',
  secondary_colour: '#f28c28',
  border_radius: 12,
  font_family: 'Poppins',
} as const

it('is radius, face and the roles of both schemes', () => {
  const css = brandCss(brand)
  const { light, dark } = brandColours(brand.primary_colour, brand.secondary_colour)
  const [lightPart = '', darkPart = ''] = css.split('@media (prefers-color-scheme:dark)')
  expect(lightPart).toMatch(/^:root\{--radius:12px;--face:"Poppins",/)
  for (const [role, colour] of Object.entries(light))
    expect(lightPart).toContain(`--${role.replaceAll('_', '-')}:${colour}`)
  for (const [role, colour] of Object.entries(dark))
    expect(darkPart).toContain(`--${role.replaceAll('_', '-')}:${colour}`)
  expect(css).not.toMatch(/--[a-z]*_/)
})
