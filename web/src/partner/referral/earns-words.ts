import type { OwnReferralEarnings } from '@marketplace/contract/partner-area/partner-referral'
import { percent as percentText } from '../../i18n/format-values.ts'
import { countText } from '../../office/list/count-text.ts'

/** What a partner has of the loans of those it invites, by the terms in force. */
export const earnsWords = (terms: OwnReferralEarnings['terms']): string =>
  terms === null
    ? 'Nothing today. A partner that you bring earns by its own customers, and you by yours.'
    : `${percentText(terms.percent)} of what we earn by each loan that a partner you brought brings, for ${countText(terms.months, 'months')} from the day on which it asked to join. We pay it, out of our own part: that partner keeps its whole share. Where less is left of our part, that is yours. A loan that is taken back takes it back.`
