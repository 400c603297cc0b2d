import { productTypes } from '@marketplace/contract/reference/products'
import type pg from 'pg'
import { wordingsOfRelease } from '../../src/customers/messages/message-wordings.ts'
import {
  inOneTransaction,
  insertMissingRows,
  listOtherConsentTexts,
  upsertConsentTexts,
  upsertRows,
} from '../seed.queries.ts'
import { consentTexts } from './consent-texts.ts'
import { languages } from './languages.ts'
import { optionSets } from './option-sets.ts'
import { partnerCourses, partnerLessons } from './partner-courses.ts'
import { partnerCreatives } from './partner-creatives.ts'
import { partnerFaqs } from './partner-faqs.ts'
import { partnerQuestions } from './partner-questions.ts'
import { regulatedFigures } from './regulated-figures.ts'
import { revenueTypes } from './revenue-types.ts'

const productRows = productTypes.map((product_type) => ({ product_type }))

/** Rows of table `option_set`, in the order shown. */
const optionRows = Object.entries(optionSets).flatMap(([set_name, options]) =>
  options.map(({ id, ...option }, index) => ({ set_name, option_id: id, sort_order: index + 1, ...option })),
)

/**
 * Makes the data that the product needs to run stand in the database as the seeds have it. Safe to repeat; one transaction.
 * @throws Error where the words of a consent that someone has agreed to differ: other words need a new version.
 */
export const loadReferenceData = (client: pg.ClientBase): Promise<void> =>
  inOneTransaction(client, async () => {
    await upsertRows(client, 'language', ['language_id'], languages)
    await upsertRows(client, 'option_set', ['set_name', 'option_id'], optionRows)
    await upsertRows(client, 'regulated_figure', ['name', 'valid_from'], regulatedFigures)
    await insertMissingRows(client, 'product_number', productRows, 'product_type')
    await upsertRows(client, 'revenue_type', ['revenue_type_id'], revenueTypes)
    await insertMissingRows(client, 'message_text', wordingsOfRelease, 'template')
    // What partners read begins with these words; what staff made of them stays.
    await insertMissingRows(client, 'creative', partnerCreatives, 'creative_id')
    await insertMissingRows(client, 'course', partnerCourses, 'course_id')
    await insertMissingRows(client, 'lesson', partnerLessons, 'lesson_id')
    await insertMissingRows(client, 'question', partnerQuestions, 'question_id')
    await insertMissingRows(client, 'faq', partnerFaqs, 'faq_id')
    await upsertConsentTexts(client, consentTexts)
    const others = await listOtherConsentTexts(client, consentTexts)
    if (others.length > 0) {
      throw new Error(`consent texts in use have other words, give them a new version: ${others.join(', ')}`)
    }
  })
