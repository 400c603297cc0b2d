import { templates } from '../src/customers/messages/templates.ts'
import { exampleDltEntity } from './brands/build-brand-row.ts'

/** What the example entity registered: made-up ids, in nobody's register. A reminder to go on is promotion since 6 May 2025. */
export const demoDltTemplates = Object.keys(templates).flatMap((template, at) =>
  (['en', 'hi'] as const).map((language, which) => ({
    entity_id: exampleDltEntity,
    template,
    language,
    template_id: `10070000000000${String(at * 2 + which + 1).padStart(5, '0')}`,
    class: 'service',
    updated_by: 'example data',
    updated_at: '2026-01-01T00:00:00Z',
  })),
)
