import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { groupsOf, questionsOf, type QuestionGroup } from '@marketplace/contract/customers/product-questions'
import { addTexts } from '../../../i18n/texts.ts'
import type { Controls } from './detail-context.ts'
import { controlOf } from '../question-controls.tsx'
import { looks, type Looks } from '../question-looks.tsx'

/** What only the loans fetch that ask a group of questions: their words, and what is special about them. */
interface Part {
  en: () => Promise<object>
  hi: () => Promise<object>
  looks?: () => Promise<Looks>
}

const course: Part = {
  en: async () => (await import('../../../i18n/en/details-course.ts')).detailsCourse,
  hi: async () => (await import('../../../i18n/hi/details-course.ts')).detailsCourse,
}

/** The words of groups without a part come with the page. */
const parts: Readonly<Record<QuestionGroup, Part | null>> = {
  about: null,
  contact: null,
  home: null,
  work: null,
  business: {
    en: async () => (await import('../../../i18n/en/details-business.ts')).detailsBusiness,
    hi: async () => (await import('../../../i18n/hi/details-business.ts')).detailsBusiness,
  },
  gold: {
    en: async () => (await import('../../../i18n/en/details-gold.ts')).detailsGold,
    hi: async () => (await import('../../../i18n/hi/details-gold.ts')).detailsGold,
    looks: async () => (await import('./gold-questions.tsx')).goldLooks,
  },
  property: {
    en: async () => (await import('../../../i18n/en/details-property.ts')).detailsProperty,
    hi: async () => (await import('../../../i18n/hi/details-property.ts')).detailsProperty,
    // The microfinance rule has no say in it.
    looks: async () => ({ household_income: { wide: true, hint: 'details.home_household_income_hint' } }),
  },
  course,
  co_applicant: course,
  vehicle: {
    en: async () => (await import('../../../i18n/en/details-vehicle.ts')).detailsVehicle,
    hi: async () => (await import('../../../i18n/hi/details-vehicle.ts')).detailsVehicle,
    looks: async () => (await import('./vehicle-questions.tsx')).vehicleLooks,
  },
  loan: null,
  bank: null,
}

/** The control of each question that a loan asks, with their words loaded. */
export const loadQuestions = async (product: LoanProduct, language: LanguageId): Promise<Controls> => {
  const special = { ...looks }
  await Promise.all(
    groupsOf(product).map(async (group) => {
      const part = parts[group]
      if (part === null) return
      const [texts, ownLooks] = await Promise.all([part[language](), part.looks?.()])
      addTexts(language, texts)
      Object.assign(special, ownLooks)
    }),
  )
  return Object.fromEntries(
    questionsOf(product).map((question) => [
      question,
      controlOf(question, special[question] ?? {}, language),
    ]),
  )
}
