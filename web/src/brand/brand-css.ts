import type { Brand } from '@marketplace/contract/reference/brands'
import { brandColours } from './brand-colours.ts'
import type { BothSchemes, ColourRoles } from './colour-roles.ts'
import { fontStack } from './font-faces.ts'

/** Each role as a CSS variable with its colour. */
export const roleVariables = (roles: ColourRoles): [name: `--${string}`, colour: string][] =>
  Object.entries(roles).map(([role, colour]: [string, string]) => [`--${role.replaceAll('_', '-')}`, colour])

const variables = (roles: ColourRoles): string =>
  roleVariables(roles)
    .map((pair) => pair.join(':'))
    .join(';')

/**
 * The brand as CSS variables on :root, for both colour schemes of the system (section 1: radius, face, two colours).
 *
 * @param colours which roles are made of the two: the customers' pages and the office have their own.
 */
export const brandCss = (
  brand: Pick<Brand, 'primary_colour' | 'secondary_colour' | 'border_radius' | 'font_family'>,
  colours: (primary: string, secondary: string) => BothSchemes = brandColours,
): string => {
  const { light, dark } = colours(brand.primary_colour, brand.secondary_colour)
  const fixed = `--radius:${brand.border_radius}px;--face:${fontStack(brand.font_family)}`
  return `:root{${fixed};${variables(light)}}@media (prefers-color-scheme:dark){:root{${variables(dark)}}}`
}
