import type { AgreementKind } from '@marketplace/contract/partners/partner-agreements'
import { agreementTexts, type House } from './agreement-texts.ts'

export interface ShownText {
  kind: AgreementKind
  version: number
  title: string
  text: string
}

/** Fills in who the house is. */
const fill = (words: string, { brand, legal_name, support_email, grievance_email }: House): string =>
  words
    .replaceAll('{house}', legal_name)
    .replaceAll('{brand}', brand)
    .replaceAll('{support}', support_email)
    .replaceAll('{grievance}', grievance_email)

/** The texts as a partner reads them: headings begin with `# `, paragraphs stand apart by an empty line. */
export const presentTexts = (house: House): ShownText[] =>
  agreementTexts.map(({ kind, version, title, parts }) => ({
    kind,
    version,
    title: fill(title, house),
    text: fill(
      parts.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs]).join('\n\n'),
      house,
    ),
  }))
