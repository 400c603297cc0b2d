import type { LanguageId } from '@marketplace/contract/platform/formats'
import { templates, type Channel, type TemplateName, type TemplateValues } from './templates.ts'

/** A longer name would split an SMS in two. */
const LONGEST_VALUE = 40

/** A value stays on its line, brings no placeholder and nothing that looks like a passcode. */
const tame = (value: string): string => {
  const oneLine = value
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[{}]/g, '')
    .replaceAll(/[0-9]{6,}/g, '…')
  return oneLine.length > LONGEST_VALUE ? `${oneLine.slice(0, LONGEST_VALUE - 1)}…` : oneLine
}

/** The words of a message with its values in place; `{code}` stays, for the sender to put the passcode in. */
export const renderMessage = <Name extends TemplateName>(
  name: Name,
  channel: Channel,
  language: LanguageId,
  values: TemplateValues[Name],
): { subject: string | null; body: string } => {
  const known: Readonly<Record<string, string>> = { ...values }
  const fill = (text: string): string =>
    text.replaceAll(/\{([a-z]+)\}/g, (whole, key: string) => {
      const value = known[key]
      return value === undefined ? whole : tame(value)
    })
  const words = templates[name][channel][language]
  return typeof words === 'string'
    ? { subject: null, body: fill(words) }
    : { subject: fill(words.subject), body: fill(words.text) }
}

/** The words with the passcode or the link in every place of it, as it stands. */
export const withCode = (body: string, code: string): string => body.replaceAll('{code}', () => code)
