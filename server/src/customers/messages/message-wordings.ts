import { createHash } from 'node:crypto'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { templates, type Channel, type TemplateName } from './templates.ts'

/** A wording as it is recorded: of an e-mail the subject, an empty line, the text. */
export interface Wording {
  template: TemplateName
  channel: Channel
  language: LanguageId
  words: string
  words_hash: string
}

const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex')

/** The words of every message of this release, by each way and in each language. */
export const wordingsOfRelease: readonly Wording[] = (Object.keys(templates) as TemplateName[]).flatMap(
  (template) => {
    const { sms, email } = templates[template]
    return (Object.keys(sms) as LanguageId[]).flatMap((language) => {
      const { subject, text } = email[language]
      const said: [Channel, string][] = [
        ['sms', sms[language]],
        ['email', `${subject}\n\n${text}`],
      ]
      return said.map(([channel, words]) => ({
        template,
        channel,
        language,
        words,
        words_hash: hashOf(words),
      }))
    })
  },
)
