import type { OfficeCourse, OfficeLesson } from '@marketplace/contract/partner-area/training-office'
import { knownLanguages } from '@marketplace/contract/platform/known-languages'
import { offeredLanguages } from '@marketplace/contract/platform/offered-languages'
import { productTypes } from '@marketplace/contract/reference/products'
import type { FactField } from '../catalogue-form/fact-form.ts'
import { NONE, productKey } from './content-forms.ts'

export const languageOptions = offeredLanguages.map((language) => ({
  value: language,
  label: knownLanguages[language].english,
}))
export const formatOptions = [
  { value: 'message', label: 'Message' },
  { value: 'banner', label: 'Banner' },
]
export const channelOptions = [
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'sms', label: 'SMS' },
  { value: 'email', label: 'E-mail' },
]
export const audienceOptions = [
  { value: 'customer', label: 'Customers' },
  { value: 'partner', label: 'Partners' },
]
export const productOptions = productTypes.map((product) => ({ value: product, label: product }))

/** What staff write of a creative. @param lenders that one may name. */
export const creativeFields = (
  lenders: readonly { lender_id: number; name: string; product_type: string }[],
): readonly FactField[] => [
  { name: 'title', label: 'Title', kind: 'line', max: 120, hint: 'For partners; customers do not see it.' },
  { name: 'format', label: 'Format', kind: 'choice', options: formatOptions },
  {
    name: 'channel',
    label: 'Sent by',
    kind: 'choice',
    options: [...channelOptions, { value: NONE, label: 'Nothing: it is a banner' }],
  },
  { name: 'language', label: 'Language', kind: 'choice', options: languageOptions },
  {
    name: 'product_type',
    label: 'Product',
    kind: 'choice',
    options: [{ value: NONE, label: 'All products' }, ...productOptions],
  },
  {
    name: 'lender_id',
    label: 'Lender that it names',
    kind: 'choice',
    hint: 'One that names a lender is listed once the lender has approved the version.',
    options: [
      { value: NONE, label: 'No lender' },
      ...lenders.map(({ lender_id, name, product_type }) => ({
        value: String(lender_id),
        label: `${name}, ${product_type}`,
      })),
    ],
  },
  {
    name: 'heading',
    label: 'Subject of the e-mail, or large words of the banner',
    kind: 'line',
    max: 120,
    isOptional: true,
  },
  {
    name: 'body',
    label: 'Words',
    kind: 'text',
    max: 2_000,
    hint: 'Put in: {link} {partner} {brand}, and of a loan {rates} {amounts} {months} as the lenders publish them today. The line of the advertiser comes by itself.',
  },
  { name: 'valid_from', label: 'From', kind: 'day' },
  { name: 'valid_to', label: 'Last day', kind: 'day', isOptional: true, hint: 'Empty where it has none.' },
]

export const courseFields: readonly FactField[] = [
  { name: 'title', label: 'Title', kind: 'line', max: 120 },
  { name: 'summary', label: 'Summary', kind: 'text', max: 400 },
  {
    name: 'product_types',
    label: 'Products whose links ask for it',
    kind: 'several',
    isOptional: true,
    hint: 'None chosen: every product.',
    options: productTypes.map((product) => ({ value: productKey(product), label: product })),
  },
  { name: 'sort_order', label: 'Place in the list', kind: 'whole' },
  {
    name: 'asked',
    label: 'Questions asked',
    kind: 'whole',
    hint: 'The bank of the course has to have as many.',
  },
  { name: 'pass_percent', label: 'Right answers needed, %', kind: 'whole' },
  { name: 'tries_a_day', label: 'Tries a day', kind: 'whole' },
  { name: 'valid_months', label: 'A pass holds, months', kind: 'whole' },
  {
    name: 'status',
    label: 'State',
    kind: 'choice',
    options: [
      { value: '1', label: 'Live: partners see it, links ask for it' },
      { value: '0', label: 'Off' },
    ],
  },
]

const courseOptions = (courses: readonly OfficeCourse[]) =>
  courses.map(({ course_id, title }) => ({ value: course_id, label: title }))

export const lessonFields = (courses: readonly OfficeCourse[]): readonly FactField[] => [
  { name: 'course_id', label: 'Course', kind: 'choice', options: courseOptions(courses) },
  { name: 'sort_order', label: 'Place in the course', kind: 'whole' },
  { name: 'title', label: 'Title', kind: 'line', max: 120 },
  {
    name: 'body',
    label: 'Text',
    kind: 'text',
    max: 6_000,
    hint: 'An empty line parts paragraphs; a line that begins with "- " is a point of a list.',
  },
]

export const questionFields = (
  courses: readonly OfficeCourse[],
  lessons: readonly OfficeLesson[],
): readonly FactField[] => [
  { name: 'course_id', label: 'Course', kind: 'choice', options: courseOptions(courses) },
  {
    name: 'lesson_id',
    label: 'Lesson that answers it',
    kind: 'choice',
    options: lessons.map(({ lesson_id, title }) => ({ value: lesson_id, label: title })),
  },
  { name: 'words', label: 'Question', kind: 'text', max: 400 },
  {
    name: 'options',
    label: 'Answers, one a line',
    kind: 'text',
    max: 2_000,
    hint: 'Two to six. Whoever learns sees them in another order each time.',
  },
  { name: 'right_option', label: 'Which line is right', kind: 'whole', hint: 'The first is 1.' },
]

export const faqFields: readonly FactField[] = [
  { name: 'audience', label: 'Who asks', kind: 'choice', options: audienceOptions },
  { name: 'topic', label: 'Group', kind: 'line', max: 60 },
  { name: 'sort_order', label: 'Place in the list', kind: 'whole' },
  { name: 'question', label: 'Question', kind: 'line', max: 200 },
  { name: 'answer', label: 'Answer', kind: 'text', max: 1_500 },
  {
    name: 'question_hi',
    label: 'Question, in Hindi',
    kind: 'line',
    max: 200,
    isOptional: true,
    hint: 'Needed where customers ask.',
  },
  { name: 'answer_hi', label: 'Answer, in Hindi', kind: 'text', max: 1_500, isOptional: true },
]
