import sharp from 'sharp'
import { encode } from 'uqr'
import { qrInk } from './qr-ink.ts'

/** Modules of white around the code, without which readers do not find it (ISO/IEC 18004). */
const QUIET = 4

export interface QrDrawing {
  /** Modules a side with the white. */
  size: number
  svg: string
}

/** A code with error correction Q, a quarter of it may be covered; dark in the brand's colour on white. @param colour #rrggbb */
export const drawQr = (text: string, colour: string): QrDrawing => {
  const { size, data } = encode(text, { ecc: 'Q', border: QUIET })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}" shape-rendering="crispEdges">` +
    `<path fill="#ffffff" d="M0 0h${size}v${size}H0z"/><path fill="${qrInk(colour)}" d="${squares.join('')}"/></svg>`
  return { size, svg }
}

/** The drawing as PNG. @param side pixels */
export const qrPng = (svg: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(side, side, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .png({ palette: true })
    .toBuffer()
