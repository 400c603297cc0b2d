import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { demoBrands } from '../../server/demo/brands/brands.ts'
import { originOf } from '../journey/addresses.ts'
import { untilStill } from '../journey/stillness.ts'
import { asked, type Screens } from './sheets.ts'

const home = { width: 360, height: 640 }
const schemes = ['light', 'dark'] as const
const languages = ['en', 'hi'] as const

interface Figure {
  name: string
  picture: Buffer
}

/** All figures on one picture, so many beside each other. */
const layOut = async (
  browser: Browser,
  path: string,
  figures: readonly Figure[],
  { width, columns }: { width: number; columns: number },
): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: columns * (width + 12) + 12, height: 400 } })
  const shown = figures.map(
    ({ name, picture }) =>
      `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{margin:12px;display:grid;gap:12px;grid-template-columns:repeat(${columns},${width}px);background:#8a8f98;font:13px sans-serif}
    figure{margin:0}img{width:${width}px;display:block;border-radius:6px}figcaption{padding:4px 0;color:#fff}</style>${shown.join('')}`,
  )
  await page.screenshot({ path, fullPage: true })
  await page.close()
}

/** The homes of all brands in one picture, and what a link to each is shown with in another: every brand looks like itself. */
export const takeBrands = async ({ browser, origin, folder, failures, words }: Screens): Promise<void> => {
  const port = Number(new URL(origin).port)
  for (const scheme of asked(words, schemes, schemes)) {
    for (const language of asked(words, languages, ['en'])) {
      const context = await browser.newContext({
        viewport: home,
        colorScheme: scheme,
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
      })
      const page = await context.newPage()
      const homes: Figure[] = []
      const links: Figure[] = []
      for (const { slug, name } of demoBrands) {
        const at = originOf(slug, port)
        try {
          await page.goto(at + (language === 'hi' ? '/hi' : '/'))
          await untilStill(page)
          homes.push({ name, picture: await page.screenshot() })
          const address = await page.locator('meta[property="og:image"]').getAttribute('content')
          const { body } = await page.evaluate(
            async (path) => {
              const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer())
              return { body: Array.from(bytes) }
            },
            new URL(address ?? '', at).pathname,
          )
          links.push({ name, picture: Buffer.from(body) })
        } catch (error) {
          failures.push(`${slug} ${scheme}: ${String(error)}`)
        }
      }
      await layOut(browser, join(folder, `brands-${scheme}-${language}.png`), homes, {
        width: 200,
        columns: 9,
      })
      if (scheme === 'light')
        await layOut(browser, join(folder, `brands-links-${language}.png`), links, { width: 360, columns: 5 })
      await context.close()
    }
  }
}
