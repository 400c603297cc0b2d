declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
  }
  const subsetFont: (font: Uint8Array, text: string, options: SubsetOptions) => Promise<Uint8Array>
  export default subsetFont
}
