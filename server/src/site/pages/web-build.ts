import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bootstrap, RenderedPage } from '@marketplace/contract/site/bootstrap'
import type { previewPages } from '@marketplace/contract/office/brands-office'
import type { Offers } from '@marketplace/contract/market/offers'
import type { OfficeBootstrap } from '@marketplace/contract/office/office-bootstrap'

/** A page before it is a document: what `render` and `renderShell` of the built bundle answer. */
export type DocumentPage = RenderedPage & { modules: readonly string[]; hydrate: boolean }

/** A page of a draft: which one, of what brand, and the example offers that the offers page shows. */
export interface PreviewAsk {
  page: (typeof previewPages)[number]
  bootstrap: Bootstrap
  offers: Offers
}

interface ServerBundle {
  render(request: { path: string; search: string; bootstrap: Bootstrap }): DocumentPage
  renderShell(request: { path: string; bootstrap: Bootstrap }): DocumentPage
  renderPreview(ask: PreviewAsk): DocumentPage
  composeStillDocument(request: { page: DocumentPage; bootstrap: Bootstrap; assets: unknown }): {
    html: string
    inlineStyles: string[]
  }
  composeDocument(request: { page: DocumentPage; bootstrap: Bootstrap; assets: unknown }): {
    html: string
    inlineStyles: string[]
  }
  readAssets(manifestJson: string, css: string, fontsJson: string): unknown
  cssPath(manifestJson: string): string
  composeOfficeDocument(bootstrap: OfficeBootstrap, assets: unknown): { html: string; inlineStyles: string[] }
  readOfficeAssets(manifestJson: string, fontsJson: string): unknown
}

/** The built web, ready to make documents of. The server knows it by this alone, never by its source. */
export interface WebBuild {
  clientDir: string
  officeDir: string
  /** The document of a public page, whole; `search` is the part of the query that it shows. */
  renderDocument(
    path: string,
    bootstrap: Bootstrap,
    search: string,
  ): { status: number; html: string; inlineStyles: string[] }
  /**
   * A signed-in page: brand and data are there, the page itself is made in the browser. `key` is equal for equal documents of
   * one brand and language, so that a path from outside is never a key of a cache.
   */
  shellDocument(
    path: string,
    bootstrap: Bootstrap,
  ): { key: string; compose(): { status: number; html: string; inlineStyles: string[] } }
  /** A page to look at in a frame: no script, nothing to press. */
  previewDocument(ask: PreviewAsk): { html: string; inlineStyles: string[] }
  /** The document of every page of the back office; the browser makes the page. */
  officeDocument(bootstrap: OfficeBootstrap): { status: number; html: string; inlineStyles: string[] }
}

/** @throws Error where the web is not built. */
export const loadWebBuild = async (distDir: string): Promise<WebBuild> => {
  const clientDir = join(distDir, 'client')
  const bundle = (await import(pathToFileURL(join(distDir, 'ssr', 'entry-server.js')).href)) as ServerBundle
  const officeDir = join(distDir, 'office')
  const [manifestJson, fontsJson, officeManifestJson] = await Promise.all([
    readFile(join(clientDir, '.vite', 'manifest.json'), 'utf8'),
    readFile(join(clientDir, 'fonts.json'), 'utf8'),
    readFile(join(officeDir, '.vite', 'manifest.json'), 'utf8'),
  ])
  const css = await readFile(join(clientDir, bundle.cssPath(manifestJson)), 'utf8')
  const assets = bundle.readAssets(manifestJson, css, fontsJson)
  const officeAssets = bundle.readOfficeAssets(officeManifestJson, fontsJson)
  const compose = (page: DocumentPage, bootstrap: Bootstrap) => ({
    status: page.status,
    ...bundle.composeDocument({ page, bootstrap, assets }),
  })
  return {
    clientDir,
    officeDir,
    renderDocument: (path, bootstrap, search) =>
      compose(bundle.render({ path, search, bootstrap }), bootstrap),
    shellDocument: (path, bootstrap) => {
      const page = bundle.renderShell({ path, bootstrap })
      return { key: [page.title, ...page.modules].join('|'), compose: () => compose(page, bootstrap) }
    },
    previewDocument: (ask) => {
      const { bootstrap } = ask
      return bundle.composeStillDocument({ page: bundle.renderPreview(ask), bootstrap, assets })
    },
    officeDocument: (bootstrap) => ({
      status: 200,
      ...bundle.composeOfficeDocument(bootstrap, officeAssets),
    }),
  }
}
