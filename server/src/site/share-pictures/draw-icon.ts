import type { BandColours } from '../pages/web-build.ts'
import { groundOf, placeMark } from './draw-mark.ts'

/** `any`: as it is; `maskable`: cut to any shape by the phone, its middle 80 % always seen; `apple`: rounded by the phone, never transparent. */
export type IconShape = 'any' | 'maskable' | 'apple'

const PAPER = '#ffffff'
/** How much of the side the mark takes, with a ground of its own around it (of which it leaves some free itself) and without. */
const share: Readonly<Record<IconShape, { own: number; paper: number }>> = {
  any: { own: 1, paper: 0.76 },
  maskable: { own: 0.88, paper: 0.6 },
  apple: { own: 1.04, paper: 0.72 },
}

/** A brand's icon as SVG, `side` high and wide: the mark on its own ground, or on white where it was drawn for paper. */
export const drawIcon = (
  mark: string,
  colours: BandColours,
  { shape, side }: { shape: IconShape; side: number },
): string => {
  const ground = groundOf(mark, colours)
  const inner = side * share[shape][ground === null ? 'paper' : 'own']
  const edge = (side - inner) / 2
  const isFull = shape !== 'any'
  const back =
    ground !== null && !isFull
      ? ''
      : `<rect width="${side}" height="${side}" rx="${isFull ? 0 : side / 4}" fill="${ground ?? PAPER}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `${back}${placeMark(mark, { x: edge, y: edge, side: inner })}</svg>`
  )
}
