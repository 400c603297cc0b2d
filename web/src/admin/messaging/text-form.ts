import {
  campaignPurposes,
  type CampaignText,
  type CampaignWords,
} from '@marketplace/contract/care/campaign-texts'
import { textOrNull } from '../../office/form/text-or-null.ts'

/** A text as the texts of its form. */
export interface TextValues {
  name: string
  channel: 'sms' | 'email'
  purpose: (typeof campaignPurposes)[number]
  subjectEn: string
  wordsEn: string
  subjectHi: string
  wordsHi: string
  entityId: string
  templateEn: string
  templateHi: string
  linkPath: string
  lenderId: string
  approvedBy: string
  validUntil: string
}

export const emptyText: TextValues = {
  name: '',
  channel: 'sms',
  purpose: 'offer_promotion',
  subjectEn: '',
  wordsEn: '',
  subjectHi: '',
  wordsHi: '',
  entityId: '',
  templateEn: '',
  templateHi: '',
  linkPath: '',
  lenderId: '',
  approvedBy: '',
  validUntil: '',
}

export const purposeOf = (purpose: string): TextValues['purpose'] =>
  campaignPurposes.find((one) => one === purpose) ?? 'offer_promotion'

export const textInForm = ({ name, channel, purpose, words }: CampaignText): TextValues => ({
  name,
  channel,
  purpose: purposeOf(purpose),
  subjectEn: words.subject_en ?? '',
  wordsEn: words.words_en,
  subjectHi: words.subject_hi ?? '',
  wordsHi: words.words_hi,
  entityId: words.entity_id ?? '',
  templateEn: words.dlt_template_en ?? '',
  templateHi: words.dlt_template_hi ?? '',
  linkPath: words.link_path ?? '',
  lenderId: words.lender_id === null ? '' : String(words.lender_id),
  approvedBy: words.approved_by ?? '',
  validUntil: words.valid_until ?? '',
})

/** The words as they are sent: what belongs to the other channel is left out. */
export const wordsOfForm = (values: TextValues): CampaignWords => {
  const isSms = values.channel === 'sms'
  return {
    subject_en: isSms ? null : textOrNull(values.subjectEn),
    words_en: values.wordsEn.trim(),
    subject_hi: isSms ? null : textOrNull(values.subjectHi),
    words_hi: values.wordsHi.trim(),
    entity_id: isSms ? textOrNull(values.entityId) : null,
    dlt_template_en: isSms ? textOrNull(values.templateEn) : null,
    dlt_template_hi: isSms ? textOrNull(values.templateHi) : null,
    link_path: textOrNull(values.linkPath),
    lender_id: values.lenderId === '' ? null : Number(values.lenderId),
    approved_by: textOrNull(values.approvedBy),
    valid_until: textOrNull(values.validUntil),
  }
}
