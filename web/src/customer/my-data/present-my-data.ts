import { dataGroups, type DataGroup } from '@marketplace/contract/customers/customer-field'
import {
  fieldOf,
  isFlagQuestion,
  isMoneyQuestion,
  isOptionQuestion,
  type QuestionName,
} from '@marketplace/contract/customers/customer-fields'
import { inWholeMonths, periods } from '@marketplace/contract/platform/periods'
import type { MyData, ShareReceipt } from '@marketplace/contract/rights/my-data'
import { optionSetOf } from '@marketplace/contract/customers/profile-options'
import type { OptionSetName } from '@marketplace/contract/reference/option-sets'
import type { useFormat } from '../../i18n/use-format.ts'
import type { Text } from '../../i18n/use-text.ts'
import { questionsUnder } from './data-groups.ts'

/** One group of what is held: for the page, and for the copy to read. */
export interface DataSection {
  key: string
  title: string
  why: string
  when: string
  rows: readonly { label: string; value: string }[]
}

export interface TextContext {
  t: Text
  format: ReturnType<typeof useFormat>
  /** The words of an option in the page's language. */
  option: (set: OptionSetName, id: number) => string
}

const presentValue = (
  question: QuestionName,
  value: string | number,
  { t, format, option }: TextContext,
): string => {
  if (typeof value === 'string')
    return fieldOf(question).kind === 'day' && !value.includes('*') ? format.day(value) : value
  if (isOptionQuestion(question)) return option(optionSetOf[question], value)
  if (isFlagQuestion(question)) return value === 1 ? t('my_data.yes') : t('my_data.no')
  return isMoneyQuestion(question) ? format.money(value) : String(value)
}

const profileRows = (data: MyData, group: DataGroup, context: TextContext): DataSection['rows'] =>
  questionsUnder(group).flatMap((field) => {
    const value = data.profile[field]
    if (value === null || value === undefined || value === '') return []
    const label = context.t.message(`details.${field}`) ?? field
    return [{ label, value: presentValue(field, value, context) }]
  })

const presentReceipt = (share: ShareReceipt, { t, format }: TextContext): string => {
  const { told_at, withdrawn_at, application_number } = share
  const day = told_at ?? withdrawn_at
  const told = [
    t('my_data.receipt', {
      way: t(`my_data.way_${share.way}`),
      agreed: format.dayAndTime(share.agreed_at),
      state: withdrawn_at === null ? 'live' : told_at === null ? 'other' : 'told',
      day: day === null ? '' : `, ${format.dayAndTime(day)}`,
    }),
    ...share.statements_opened.map(({ kfs_url, opened_at }) =>
      t('my_data.statement_opened', { day: format.dayAndTime(opened_at), address: kfs_url }),
    ),
  ].join(' ')
  return application_number === null
    ? told
    : `${told} (${t('my_data.reference', { reference: application_number })})`
}

const presentChoices = ({ choices }: MyData, { t, format }: TextContext): DataSection['rows'] => {
  const at = format.dayAndTime
  const { card_clicks, insurance_referrals, voucher_claims } = choices
  return [
    ...card_clicks.map(({ card_name, issuer_name, at: day }) => ({
      label: card_name,
      value: t('my_data.card_click', { issuer: issuer_name ?? '', day: at(day) }),
    })),
    ...insurance_referrals.map(({ plan_name, licensee_name, at: day, withdrawn_at }) => ({
      label: plan_name,
      value:
        withdrawn_at === null
          ? t('my_data.referral', { licensee: licensee_name, day: at(day) })
          : t('my_data.referral_ended', { licensee: licensee_name, day: at(day), end: at(withdrawn_at) }),
    })),
    ...voucher_claims.map(({ merchant_name, value, reference, at: day }) => ({
      label: merchant_name,
      value: t('my_data.voucher', { value, reference, day: at(day) }),
    })),
  ]
}

/** Everything that is held, in groups with why and when; a group without anything is there all the same and says so. */
export const presentMyData = (data: MyData, context: TextContext): DataSection[] => {
  const { t, format } = context
  const at = format.dayAndTime
  const months = String(inWholeMonths(periods.log_days))
  const section = (
    key: 'applications' | 'choices' | 'shares' | 'consents' | 'messages' | 'help' | 'nominee' | 'visits',
    rows: DataSection['rows'],
  ): DataSection => ({
    key,
    title: t(`my_data.${key}`),
    why: t(`my_data.${key}_why`),
    when: t(`my_data.${key}_when`, { months }),
    rows,
  })
  const counted = (
    label: 'my_data.lender_answers' | 'my_data.staff_notes' | 'my_data.tracked_visits',
    count: number,
  ): DataSection['rows'] => (count === 0 ? [] : [{ label: t(label), value: format.count(count) }])
  const live = data.consents.filter(({ withdrawn_at }) => withdrawn_at === null)
  return [
    ...dataGroups.map((group) => ({
      key: group,
      title: t(`my_data.${group}`),
      why: t(`my_data.${group}_why`),
      when: t('my_data.profile_when'),
      rows: profileRows(data, group, context),
    })),
    section('applications', [
      ...data.applications.map(({ product_type, created_at, amount }) => ({
        label: t(`products.name.${product_type}`),
        value: [at(created_at), amount === null ? '' : format.money(amount)]
          .filter((part) => part !== '')
          .join(', '),
      })),
      ...(data.kept_offer_lists === 0
        ? []
        : [{ label: t('my_data.offer_lists'), value: format.count(data.kept_offer_lists) }]),
      ...counted('my_data.lender_answers', data.kept_lender_answers),
      ...data.statements_opened.map(({ lender_name, kfs_url, opened_at }) => ({
        label: lender_name,
        value: t('my_data.statement_opened', { day: at(opened_at), address: kfs_url }),
      })),
      ...data.lender_steps.map(({ lender_name, done_at }) => ({
        label: lender_name,
        value: done_at === null ? t('my_data.step_begun') : t('my_data.step_done', { day: at(done_at) }),
      })),
    ]),
    section('choices', presentChoices(data, context)),
    section('shares', [
      ...data.shares.map((share) => ({ label: share.lender_name, value: presentReceipt(share, context) })),
      ...data.partners.map(({ name, at: day }) => ({
        label: name,
        value: `${t('my_data.partner')}, ${at(day)}`,
      })),
    ]),
    section(
      'consents',
      data.consents.length === 0
        ? []
        : [
            { label: t('my_data.consents_live'), value: format.count(live.length) },
            {
              label: t('my_data.consents_ended'),
              value: format.count(data.consents.length - live.length),
            },
          ],
    ),
    section(
      'messages',
      data.messages.map(({ channel, to, created_at }) => ({
        label: at(created_at),
        value: `${channel === 'sms' ? 'SMS' : t('details.email')}, ${to}`,
      })),
    ),
    section('help', [
      ...data.complaints.map(({ number, created_at }) => ({ label: at(created_at), value: number })),
      ...data.help_requests.map(({ description, created_at }) => ({
        label: at(created_at),
        value: description,
      })),
      ...counted('my_data.staff_notes', data.staff_notes),
    ]),
    section(
      'nominee',
      data.nominee === null
        ? []
        : [
            {
              label: data.nominee.name,
              value: `${t(`my_data.relation_${data.nominee.relation}`)}, ${data.nominee.contact}`,
            },
          ],
    ),
    section('visits', [
      ...data.sign_ins.map(({ at: day, ip_address }) => ({
        label: at(day),
        value: ip_address === null ? '' : t('my_data.visit', { address: ip_address }),
      })),
      ...data.links.map(({ at: day, opened_at, channel }) => ({
        label: at(day),
        value:
          opened_at === null
            ? t(`my_data.link_${channel}`)
            : t('my_data.link_opened', { link: t(`my_data.link_${channel}`), day: at(opened_at) }),
      })),
      ...counted('my_data.tracked_visits', data.tracked_visits),
      ...data.arrivals.flatMap(({ at: day, url_segment, utms, cookies }) => {
        const by = [url_segment, ...Object.values(utms), ...Object.values(cookies)].filter(
          (part) => part !== null && part !== '',
        )
        return by.length === 0 ? [] : [{ label: at(day), value: t('my_data.arrival', { by: by.join(', ') }) }]
      }),
    ]),
  ]
}
