import { pathToFileURL } from 'node:url'
import { stat } from 'node:fs/promises'
import compile from 'icu-minify/compile'
import { errorStatus } from '@marketplace/contract/platform/error-codes'
import type { Plugin } from 'vite'

/** The catalogues of the web and the messages that cross the wire; both hold ICU messages by key. */
const CATALOGUE = /(?:\/src\/i18n\/(?:en|hi)\/[a-z-]+|\/contract\/src\/platform\/messages\.(?:en|hi))\.ts$/

/** Words of failures that the server alone says, in the language of the request; pages say these few by themselves. */
const saidByPages: ReadonlySet<string> = new Set([
  'consent_missing',
  'temporarily_unavailable',
  'internal_error',
])
export const isServersOwn = (key: string): boolean => Object.hasOwn(errorStatus, key) && !saidByPages.has(key)

/** Whether a file holds texts to compile; one that moves has to be followed here. */
export const isCatalogue = (file: string): boolean => CATALOGUE.test(file)

const compileAll = (file: string, name: string, texts: unknown): Record<string, unknown> => {
  if (typeof texts !== 'object' || texts === null) throw new Error(`${file}: ${name} is not a catalogue`)
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([key]) => !isServersOwn(key))
      .map(([key, text]) => {
        if (typeof text !== 'string') throw new Error(`${file}: ${key} is not a text`)
        return [key, compile(text)]
      }),
  )
}

/** Compiles every ICU message of a catalogue at build time, so that the page carries no ICU parser. */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!isCatalogue(file)) return null
    const { mtimeMs } = await stat(file)
    const catalogue: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${mtimeMs}`)
    this.addWatchFile(file)
    return Object.entries(catalogue)
      .map(([name, texts]) => `export const ${name} = ${JSON.stringify(compileAll(file, name, texts))}`)
      .join('\n')
  },
})
