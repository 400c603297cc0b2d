/** What is used of fontkit, which ships no types. */
declare module 'fontkit' {
  interface Path {
    /** Made bigger by both factors; the y axis of a face points up. */
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  interface GlyphRun {
    glyphs: readonly { path: Path }[]
    /** In units of the face. */
    positions: readonly { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font {
    unitsPerEm: number
    /** Code points that the face has letters for. */
    characterSet: readonly number[]
    glyphForCodePoint(codePoint: number): unknown
    layout(text: string): GlyphRun
  }
  export function create(bytes: Buffer): Font
}
