import type { Hex } from './contrast.ts'

/** The colour roles that customers' pages and the office share. Text on a ground named here holds 4.5 : 1, a control's edge 3 : 1. */
export interface ColourRoles {
  canvas: Hex
  surface: Hex
  /** A ground below the surface: what is off, read only, a tag. */
  sunken: Hex
  ink: Hex
  ink_soft: Hex
  /** The edge of a control: 3 : 1 with what it stands on. */
  line: Hex
  /** A hairline that carries no meaning. */
  line_soft: Hex
  /** The fill of the primary button and of what is chosen. */
  brand: Hex
  brand_hover: Hex
  on_brand: Hex
  /** The edge of what is filled with `brand`: a pale fill is told from its ground by it. */
  brand_edge: Hex
  brand_soft: Hex
  /** The brand as text, link and icon on surface, canvas and brand_soft. */
  brand_ink: Hex
  /** The brand as a bar or a drawing: 3 : 1 with surface, canvas and brand_soft. */
  tone: Hex
  good: Hex
  good_soft: Hex
  warn: Hex
  warn_soft: Hex
  bad: Hex
  bad_soft: Hex
  focus: Hex
}

/** One set of roles a colour scheme of the system. */
export interface BothSchemes<Roles extends ColourRoles = ColourRoles> {
  light: Roles
  dark: Roles
}
