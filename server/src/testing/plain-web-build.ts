import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebBuild } from '../site/pages/web-build.ts'

/** Pages that hold the brand's name as their title and nothing else. */
export const plainWebBuild = (change: Partial<WebBuild> = {}): WebBuild => {
  const dir = mkdtempSync(join(tmpdir(), 'marketplace-pages-'))
  mkdirSync(join(dir, 'assets', 'office'), { recursive: true })
  const document = ({ brand }: { brand: { name: string } }) => ({
    status: 200,
    html: `<title>${brand.name}</title>`,
    inlineStyles: ['a{}'],
  })
  return {
    clientDir: dir,
    officeDir: dir,
    renderDocument: (_path, bootstrap) => document(bootstrap),
    shellDocument: (_path, bootstrap) => ({ key: 'shell', compose: () => document(bootstrap) }),
    previewDocument: ({ bootstrap }) => document(bootstrap),
    officeDocument: document,
    offlineDocument: document,
    shareWords: (path) => ({ heading: path, text: '' }),
    bandColours: ({ primary_colour, secondary_colour }) => ({
      band: primary_colour,
      band_deep: secondary_colour,
      on_band: '#ffffff',
      on_band_soft: '#eeeeee',
    }),
    ...change,
  }
}
