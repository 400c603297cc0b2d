import type { LanguageId } from '@marketplace/contract/platform/formats'
import type { LoanProduct } from '@marketplace/contract/reference/product-journeys'
import { addTexts } from '../../../i18n/texts.ts'
import { coreQuestions } from './core-questions.tsx'
import type { Controls } from './detail-context.ts'

/** The questions of some loans alone, and their words: fetched by the loans that ask them. */
interface Part {
  questions: () => Promise<Controls>
  en: () => Promise<object>
  hi: () => Promise<object>
}

const vehicle: Part = {
  questions: async () => (await import('./vehicle-questions.tsx')).vehicleQuestions,
  en: async () => (await import('../../../i18n/en/details-vehicle.ts')).detailsVehicle,
  hi: async () => (await import('../../../i18n/hi/details-vehicle.ts')).detailsVehicle,
}

const parts: Readonly<Partial<Record<LoanProduct, Part>>> = {
  'Business Loans': {
    questions: async () => (await import('./business-questions.tsx')).businessQuestions,
    en: async () => (await import('../../../i18n/en/details-business.ts')).detailsBusiness,
    hi: async () => (await import('../../../i18n/hi/details-business.ts')).detailsBusiness,
  },
  'Gold Loans': {
    questions: async () => (await import('./gold-questions.tsx')).goldQuestions,
    en: async () => (await import('../../../i18n/en/details-gold.ts')).detailsGold,
    hi: async () => (await import('../../../i18n/hi/details-gold.ts')).detailsGold,
  },
  'Affordable Housing Loan': {
    questions: async () => (await import('./property-questions.tsx')).propertyQuestions,
    en: async () => (await import('../../../i18n/en/details-property.ts')).detailsProperty,
    hi: async () => (await import('../../../i18n/hi/details-property.ts')).detailsProperty,
  },
  'Student Loans': {
    questions: async () => (await import('./course-questions.tsx')).courseQuestions,
    en: async () => (await import('../../../i18n/en/details-course.ts')).detailsCourse,
    hi: async () => (await import('../../../i18n/hi/details-course.ts')).detailsCourse,
  },
  '2-wheeler': vehicle,
  Car: vehicle,
}

/** The control of each question that a loan asks, with their words loaded. */
export const loadQuestions = async (product: LoanProduct, language: LanguageId): Promise<Controls> => {
  const part = parts[product]
  if (part === undefined) return coreQuestions
  const [questions, texts] = await Promise.all([part.questions(), part[language]()])
  addTexts(language, texts)
  return { ...coreQuestions, ...questions }
}
