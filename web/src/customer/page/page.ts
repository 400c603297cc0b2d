import type { ComponentType } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { TextKey } from '../../i18n/catalogue.ts'
import type { AreaName } from '../../i18n/areas-en.ts'
import { loadAreaTexts } from '../../i18n/texts.ts'

/** A page of the customer's part: where it is, what it is called, and how its code is fetched. */
export interface Page {
  /** The name that page views are counted under. */
  key: string
  paths: readonly string[]
  title: Extract<TextKey, `title.${string}`>
  /** `public`: rendered on the server. `account`: for a signed-in customer. `tool`: neither rendered nor guarded. */
  area: 'public' | 'account' | 'tool'
  /** Without header and footer (section 2, lender-submit). */
  isBare?: true
  /** The source module as the build's manifest names it, to be fetched with the document; what browsers load is without it (web/build/leave-out-modules.ts). */
  module: string
  load: (language: LanguageId) => Promise<ComponentType>
  /** The areas of texts that come with the page's code. */
  texts?: readonly AreaName[]
}

/** A page's code, and the texts of the areas that it shows, are fetched together. */
const withTexts = (areas: readonly AreaName[], load: Page['load']): Pick<Page, 'texts' | 'load'> => ({
  texts: areas,
  load: async (language) => {
    const [component] = await Promise.all([
      load(language),
      ...areas.map((area) => loadAreaTexts(area, language)),
    ])
    return component
  },
})

/** A public page with texts of its own, which no other page's first load carries. What is wrong with a question of its, if it has any, the server says. */
export const publicPage = (
  areas: readonly AreaName[],
  load: Page['load'],
): Pick<Page, 'area' | 'texts' | 'load'> => ({ area: 'public', ...withTexts(areas, load) })

/** A public page that checks what is typed before it is sent, and so brings what checks say. */
export const checkingPage = (
  areas: readonly AreaName[],
  load: Page['load'],
): Pick<Page, 'area' | 'texts' | 'load'> => publicPage(['checks', ...areas], load)

/** A signed-in page. */
export const account = (
  areas: readonly AreaName[],
  load: Page['load'],
): Pick<Page, 'area' | 'texts' | 'load'> => ({ area: 'account', ...withTexts(['checks', ...areas], load) })
