import {
  campaignPurposes,
  type CampaignText,
  type CampaignWording,
  type CampaignWords,
} from '@marketplace/contract/care/campaign-texts'
import { offeredLanguages, type LanguageId } from '@marketplace/contract/platform/offered-languages'
import { textOrNull } from '../../office/form/text-or-null.ts'

/** What is said in one language, as the texts of the form. */
export interface WordingValues {
  subject: string
  words: string
  template: string
}

/** A text as the texts of its form. */
export interface TextValues {
  name: string
  channel: 'sms' | 'email'
  purpose: (typeof campaignPurposes)[number]
  wordings: Readonly<Record<LanguageId, WordingValues>>
  entityId: string
  linkPath: string
  lenderId: string
  approvedBy: string
  validUntil: string
}

const inEach = <T>(make: (language: LanguageId) => T): Record<LanguageId, T> =>
  Object.fromEntries(offeredLanguages.map((language) => [language, make(language)])) as Record<LanguageId, T>

export const emptyText: TextValues = {
  name: '',
  channel: 'sms',
  purpose: 'offer_promotion',
  wordings: inEach(() => ({ subject: '', words: '', template: '' })),
  entityId: '',
  linkPath: '',
  lenderId: '',
  approvedBy: '',
  validUntil: '',
}

export const purposeOf = (purpose: string): TextValues['purpose'] =>
  campaignPurposes.find((one) => one === purpose) ?? 'offer_promotion'

const wordingInForm = ({ subject, words, dlt_template }: CampaignWording): WordingValues => ({
  subject: subject ?? '',
  words,
  template: dlt_template ?? '',
})

export const textInForm = ({ name, channel, purpose, words }: CampaignText): TextValues => ({
  name,
  channel,
  purpose: purposeOf(purpose),
  wordings: inEach((language) => wordingInForm(words.wordings[language])),
  entityId: words.entity_id ?? '',
  linkPath: words.link_path ?? '',
  lenderId: words.lender_id === null ? '' : String(words.lender_id),
  approvedBy: words.approved_by ?? '',
  validUntil: words.valid_until ?? '',
})

/** Something is said in every language. */
export const isWritten = ({ wordings }: TextValues): boolean =>
  offeredLanguages.every((language) => wordings[language].words.trim() !== '')

/** The words as they are sent: what belongs to the other channel is left out. */
export const wordsOfForm = (values: TextValues): CampaignWords => {
  const isSms = values.channel === 'sms'
  return {
    wordings: inEach((language) => {
      const { subject, words, template } = values.wordings[language]
      return {
        subject: isSms ? null : textOrNull(subject),
        words: words.trim(),
        dlt_template: isSms ? textOrNull(template) : null,
      }
    }),
    entity_id: isSms ? textOrNull(values.entityId) : null,
    link_path: textOrNull(values.linkPath),
    lender_id: values.lenderId === '' ? null : Number(values.lenderId),
    approved_by: textOrNull(values.approvedBy),
    valid_until: textOrNull(values.validUntil),
  }
}
