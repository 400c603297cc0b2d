import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

/**
 * The peer of the rendered landing page: the same built client as a fetch-then-render SPA. The document is empty and
 * preloads all of its script; the script fetches the brand's configuration once it is there and then renders. Files and
 * answers are compressed as the product's are.
 */

const compress = promisify(brotliCompress)
const CLIENT = new URL('../../web/dist/client/', import.meta.url).pathname
const ENTRY = 'src/customer/app/entry-client.tsx'
const PAGE_MODULES = [
  'src/customer/open-prices/home-page.tsx',
  'src/i18n/catalogue-en.ts',
  'src/i18n/en/open-prices.ts',
]
const YEAR = 'public, max-age=31536000, immutable'

type Manifest = Record<string, { file: string; imports?: string[] } | undefined>

const filesOf = (manifest: Manifest, module: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[module]
  if (chunk === undefined) throw new Error(`the build has no ${module}`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen)
  return seen
}

/** What the product puts into its document is what the SPA fetches: bootstrap data and the brand's own style rules. */
const readConfiguration = async (origin: string, css: string): Promise<string> => {
  const html = await (await fetch(origin)).text()
  const bootstrap = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(html)?.[1]
  const style = /<style>(.*?)<\/style>/s.exec(html)?.[1]
  if (bootstrap === undefined || style?.includes(css) !== true)
    throw new Error('the landing page has another shape')
  return JSON.stringify({ bootstrap, style: style.replace(css, '') })
}

const writeScript = (vendor: string, entry: string): string => `
import '/${vendor}'
const { bootstrap, style } = await (await fetch('/api/brand-config')).json()
const sheet = document.createElement('style')
sheet.textContent = style
document.head.append(sheet)
document.getElementById('bootstrap').textContent = bootstrap
await import('/${entry}')
`

const writeDocument = (css: string, scripts: Iterable<string>): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>SPA</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/${css}">` +
  `${Array.from(scripts, (file) => `<link rel="modulepreload" href="/${file}">`).join('')}<script type="module" src="/spa.js"></script>` +
  '</head><body><div id="root"></div><script type="application/json" id="bootstrap"></script></body></html>'

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

interface Answer {
  body: Buffer
  headers: Record<string, string>
}

/** A file of the build: its compressed twin where there is one. */
const readAsset = async (path: string): Promise<Answer> => {
  const headers = {
    'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'cache-control': YEAR,
  }
  const isText = /\.(?:js|css|svg)$/.test(path)
  const body = await readFile(join(CLIENT, isText ? `${path}.br` : path))
  return { body, headers: isText ? { ...headers, 'content-encoding': 'br' } : headers }
}

const compressed = async (contentType: string, text: string): Promise<Answer> => ({
  body: await compress(text),
  headers: {
    'content-type': contentType,
    'content-encoding': 'br',
    'cache-control': 'no-cache',
  },
})

/** Serves the SPA for the brand of `product`, an origin of the running product. */
export const serveSpa = async (product: string): Promise<{ origin: string; stop(): Promise<void> }> => {
  const manifest = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8')) as Manifest
  const modules = [ENTRY, ...PAGE_MODULES].flatMap((module) => [...filesOf(manifest, module)])
  const scripts = new Set(modules)
  const css = manifest['style.css']?.file
  const entry = manifest[ENTRY]?.file
  const vendor = modules.find((file) => /\/vendor-[^/]*\.js$/.test(file))
  if (css === undefined || entry === undefined || vendor === undefined)
    throw new Error('the build has another shape')
  // The document has it without the build's own note.
  const cssText = (await readFile(join(CLIENT, css), 'utf8')).replace(/\/\*\$vite\$.*$/s, '').trim()
  const made = new Map<string, Answer>([
    ['/', await compressed('text/html; charset=utf-8', writeDocument(css, scripts))],
    ['/spa.js', await compressed('text/javascript', writeScript(vendor, entry))],
    ['/api/brand-config', await compressed('application/json', await readConfiguration(product, cssText))],
  ])

  const answer = async (path: string): Promise<Answer | null> => {
    const found = made.get(path)
    if (found !== undefined) return found
    if (path.startsWith('/assets/') && !path.includes('..')) return readAsset(path)
    if (!path.startsWith('/brand/')) return null
    const logo = await fetch(product + path)
    return logo.ok ? compressed('image/svg+xml', await logo.text()) : null
  }
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      response.writeHead(202, { 'content-type': 'application/json' }).end('{"success":true}')
      return
    }
    answer(request.url ?? '/').then(
      (given) =>
        given === null
          ? response.writeHead(404).end()
          : response
              .writeHead(200, { ...given.headers, 'content-length': String(given.body.length) })
              .end(given.body),
      (error: unknown) => {
        console.error(error)
        response.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    origin: `http://localhost:${(server.address() as { port: number }).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
