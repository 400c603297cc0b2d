import { useMemo, type ReactNode } from 'react'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { useBootstrap } from '../brand/bootstrap-context.ts'
import type { Catalogue, TextKey } from './catalogue.ts'
import { formatText } from './format-text.ts'
import type { TextValues } from './text-arguments.ts'
import { findMessage } from './texts.ts'

type RichValues = Record<string, string | number | ((chunks: (string | ReactNode)[]) => ReactNode)>

/** Looks texts up: `t('start.heading')`, `t('offers.found', { count: 3 })`. */
export interface Text {
  <Key extends TextKey>(key: Key, ...values: TextValues<Catalogue[Key]>): string
  /** A text with tags: `t.rich('start.agree', { link: (chunks) => <a href="/terms-of-use">{chunks}</a> })`. */
  rich: (key: TextKey, values: RichValues) => ReactNode
  /** The words of a message key that arrives as data (a failed check); what is no key is already words. */
  message: (key: string | undefined, values?: Record<string, string | number>) => string | undefined
}

export const textIn = (language: LanguageId): Text => {
  const compiled = (key: string) => {
    const message = findMessage(language, key)
    if (message === null) throw new Error(`no text ${key} in ${language}`)
    return message
  }
  const plain = (key: TextKey, values?: Record<string, string | number>): string =>
    String(formatText(compiled(key), language, values))
  const rich = (key: TextKey, values: RichValues): ReactNode =>
    formatText<ReactNode>(compiled(key), language, values)
  const message = (key: string | undefined, values = {}): string | undefined => {
    if (key === undefined) return undefined
    const found = findMessage(language, key)
    return found === null ? key : String(formatText(found, language, values))
  }
  return Object.assign(plain, { rich, message }) as Text
}

/** The texts of the page's language. */
export const useText = (): Text => {
  const { language } = useBootstrap()
  return useMemo(() => textIn(language), [language])
}
