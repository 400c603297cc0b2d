import type { FontFile } from './font-faces.ts'

/** What a document points at: the built files, by the source module that they come from. */
export interface PageAssets {
  /** The address of the customer entry. */
  entry: string
  /** The address of what a signed-in page runs before its own code is there. */
  early: string
  /** For every source module of the manifest, the files that it needs, itself first. */
  files: ReadonlyMap<string, readonly string[]>
  /** The whole style sheet, to be inlined. */
  css: string
  fonts: readonly FontFile[]
}

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, ManifestChunk | undefined>

const ENTRY = 'src/customer/app/entry-client.tsx'
const EARLY = 'src/customer/early/entry-early.ts'
/** All styles of the customer's part, which no chunk of it names (cssCodeSplit). */
const STYLES = 'style.css'

/** The chunk of a module and those that it imports, each once. */
const chunksOf = (manifest: Manifest, module: string, seen = new Set<string>()): ManifestChunk[] => {
  const chunk = manifest[module]
  if (chunk === undefined || seen.has(module)) return []
  seen.add(module)
  return [chunk, ...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen))]
}

const stylesOf = (manifest: Manifest, entry: string): string => {
  const [path] = chunksOf(manifest, entry).flatMap(({ css }) => css ?? [])
  if (path === undefined) throw new Error(`the manifest has no style sheet for ${entry}`)
  return path
}

/**
 * The built style sheet's path inside dist/client, for whoever reads it to hand it to `readAssets`.
 *
 * @param manifestJson the text of dist/client/.vite/manifest.json
 */
export const cssPath = (manifestJson: string): string => {
  const manifest: Manifest = JSON.parse(manifestJson)
  const styles = manifest[STYLES]
  if (styles === undefined) throw new Error(`the manifest has no ${STYLES}`)
  return styles.file
}

/**
 * @param manifestJson the text of dist/client/.vite/manifest.json
 * @param css the text of the file at `cssPath(manifestJson)`
 * @param fontsJson the text of dist/client/fonts.json
 */
export const readAssets = (manifestJson: string, css: string, fontsJson: string): PageAssets => {
  const manifest: Manifest = JSON.parse(manifestJson)
  const fonts: FontFile[] = JSON.parse(fontsJson)
  const files = new Map(
    Object.keys(manifest).map(
      (module) => [module, chunksOf(manifest, module).map(({ file }) => `/${file}`)] as const,
    ),
  )
  const addressOf = (module: string): string => {
    const [address] = files.get(module) ?? []
    if (address === undefined) throw new Error(`the manifest has no ${module}`)
    return address
  }
  return { entry: addressOf(ENTRY), early: addressOf(EARLY), files, css: css.trim(), fonts }
}

const OFFICE_ENTRY = 'src/app/entry-office.tsx'

/** The built files of the back office that its document points at. */
export interface OfficeAssets {
  entry: string
  styles: string
  /** The entry's own imports, to be fetched with the document. */
  scripts: readonly string[]
  fonts: readonly FontFile[]
}

/**
 * @param manifestJson the text of dist/office/.vite/manifest.json
 * @param fontsJson the text of dist/client/fonts.json: both builds use the same faces
 */
export const readOfficeAssets = (manifestJson: string, fontsJson: string): OfficeAssets => {
  const manifest: Manifest = JSON.parse(manifestJson)
  const fonts: FontFile[] = JSON.parse(fontsJson)
  const scripts = chunksOf(manifest, OFFICE_ENTRY).map(({ file }) => `/${file}`)
  const [entry] = scripts
  if (entry === undefined) throw new Error(`the manifest has no ${OFFICE_ENTRY}`)
  return { entry, styles: `/${stylesOf(manifest, OFFICE_ENTRY)}`, scripts, fonts }
}
