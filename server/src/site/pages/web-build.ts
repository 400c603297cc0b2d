import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { Brand } from '@marketplace/contract/reference/brands'
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

/** What stands on the picture that a link to a page is shown with. */
export interface ShareWords {
  heading: string
  text: string
}

/** What a brand's own colour is filled with and written with, as #rrggbb. */
export interface BandColours {
  band: string
  band_deep: string
  on_band: string
  on_band_soft: string
}

/** `mark`: the brand's, drawn in a square of 40. */
export interface OfflineAsk {
  brand: Brand
  language: LanguageId
  mark: string
}

/** Where a page stands, for search engines and shared links. */
export interface PagePlace {
  /** Scheme and host. */
  origin: string
  /** The address of a page's picture, without the origin. */
  pictureOf: (path: string, words: ShareWords) => string
}

interface ServerBundle {
  render(request: { path: string; search: string; bootstrap: Bootstrap; place: PagePlace }): DocumentPage
  bandColours(brand: Brand): BandColours
  renderOffline(ask: OfflineAsk): { html: string; inlineStyles: string[] }
  renderShareWords(request: { path: string; bootstrap: Bootstrap }): ShareWords
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
    place: PagePlace,
  ): { status: number; html: string; inlineStyles: string[] }
  /** The page that a browser keeps for when there is no connection. */
  offlineDocument(ask: OfflineAsk): { status: number; html: string; inlineStyles: string[] }
  /** What stands on the picture of the public page at a path. */
  shareWords(path: string, bootstrap: Bootstrap): ShareWords
  bandColours(brand: Brand): BandColours
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
    renderDocument: (path, bootstrap, search, place) =>
      compose(bundle.render({ path, search, bootstrap, place }), bootstrap),
    offlineDocument: (ask) => ({ status: 200, ...bundle.renderOffline(ask) }),
    bandColours: (brand) => bundle.bandColours(brand),
    shareWords: (path, bootstrap) => bundle.renderShareWords({ path, bootstrap }),
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
