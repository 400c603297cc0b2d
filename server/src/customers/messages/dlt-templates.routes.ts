import {
  listDltTemplates,
  saveDltTemplate as saveCall,
  type DltTemplate,
} from '@marketplace/contract/customers/dlt'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { recordEvent } from '../../platform/audit-log/record-event.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { translate } from '../../platform/http/translate.ts'
import type { Services } from '../../reference/services.ts'
import { listDltTemplatesOf, upsertDltTemplate } from './dlt-templates.queries.ts'
import { templates, type TemplateName } from './templates.ts'

const names = Object.keys(templates) as TemplateName[]
const languagesOf = (template: TemplateName): LanguageId[] =>
  Object.keys(templates[template].sms) as LanguageId[]

export const dltTemplatesRoutes = (serve: Serve, services: Services): void => {
  serve(listDltTemplates, async ({ query: { entity_id } }) => {
    const rows = await listDltTemplatesOf(services.db, entity_id)
    const data = names.flatMap((template) =>
      languagesOf(template).map((language): DltTemplate => {
        const row = rows.find((one) => one.template === template && one.language === language)
        return {
          template,
          language,
          text: templates[template].sms[language],
          template_id: row?.template_id ?? null,
          class: row?.class ?? null,
          updated_by: row?.updated_by ?? null,
          updated_at: row?.updated_at.toISOString() ?? null,
        }
      }),
    )
    return { success: true, data, total: data.length }
  })

  serve(saveCall, async ({ actor, body, ip }) => {
    const { entity_id, template, language, template_id } = body
    if (!names.some((name) => name === template))
      throw new Problem('invalid_request', [{ field: 'template', key: 'option_invalid' }])
    const at = services.now()
    await services.db.transaction(async (tx) => {
      await upsertDltTemplate(tx, { ...body, updated_by: actor.username, updated_at: at })
      await recordEvent(
        tx,
        {
          auditActor: actor.auditActor,
          action: 'dlt_template.save',
          object_kind: 'dlt_template',
          object_id: `${entity_id} ${template}.${language}`,
          after: { template_id, class: body.class },
          ip,
        },
        at,
      )
    })
    return { success: true, message: translate('en', 'dlt_template_saved') }
  })
}
