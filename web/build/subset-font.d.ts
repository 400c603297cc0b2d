declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype'
    /** Without a text. */
    keepAllGlyphs?: boolean
    keepFeatures?: string[]
    noHinting?: boolean
  }
  const subsetFont: (
    font: Uint8Array,
    text: string | undefined,
    options: SubsetOptions,
  ) => Promise<Uint8Array>
  export default subsetFont
}
