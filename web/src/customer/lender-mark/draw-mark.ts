import { chooseMark } from './choose-mark.ts'

/** The mark of a lender as SVG. Nothing of the name stands in it. */
export const drawMark = (name: string): string => {
  const { ground, colour, second, shapes } = chooseMark(name)
  const drawn = shapes.map(({ colour: which, d, width, turn }) => {
    const paint = which === 'a' ? '#fff' : second
    const look =
      width === undefined
        ? `fill="${paint}"`
        : `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round"`
    return `<path d="${d}" ${look}${turn === undefined ? '' : ` transform="rotate(${turn} 20 20)"`}/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="${ground}" fill="${colour}"/><g transform="translate(2.4 2.4) scale(.88)">${drawn.join('')}</g></svg>`
}
