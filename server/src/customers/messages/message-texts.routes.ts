import { listMessageTexts, type MessageText } from '@marketplace/contract/customers/texts-office'
import { succeed } from '../../platform/answers/succeed.ts'
import type { Serve } from '../../platform/http/serve.ts'
import type { Services } from '../../reference/services.ts'
import { listRegistrations, listWordings, type WordingRow } from './message-texts.queries.ts'
import { wordingsOfRelease, type Wording } from './message-wordings.ts'
import { renderMessage } from './render-message.ts'
import { EXAMPLE_CODE, exampleValues, templateUses } from './template-uses.ts'
import { templates } from './templates.ts'

const preview = ({ template, channel, language }: Wording): string => {
  const { subject, body } = renderMessage(template, channel, language, exampleValues)
  return `${subject === null ? '' : `${subject}\n\n`}${body}`.replaceAll('{code}', EXAMPLE_CODE)
}

const presentWording = ({ version, since, words }: WordingRow) => ({
  version,
  since: since.toISOString(),
  words,
})

export const messageTextsRoutes = (serve: Serve, { db }: Services): void => {
  serve(listMessageTexts, async () => {
    const [wordings, registrations] = await Promise.all([listWordings(db), listRegistrations(db)])
    const data = wordingsOfRelease.flatMap((wording): MessageText[] => {
      const { template, channel, language, words } = wording
      const own = wordings.filter(
        (row) => row.template === template && row.channel === channel && row.language === language,
      )
      const current = own.find((row) => row.words === words)
      if (current === undefined) throw new Error(`the words of ${template} were not recorded at the start`)
      return [
        {
          template,
          channel,
          language,
          essential: templates[template].essential ? 1 : 0,
          used_for: templateUses[template],
          ...presentWording(current),
          filled: preview(wording),
          earlier: own.filter((row) => row !== current).map(presentWording),
          registrations:
            channel === 'sms'
              ? registrations
                  .filter((row) => row.template === template && row.language === language)
                  .map(({ entity_id, template_id, class: of }) => ({ entity_id, template_id, class: of }))
              : [],
        },
      ]
    })
    return succeed(data)
  })
}
