import type { LanguageId } from '@marketplace/contract/platform/formats'
import { addTexts } from '../../i18n/texts.ts'

const parts: Readonly<Record<LanguageId, () => Promise<object[]>>> = {
  en: () =>
    Promise.all([
      import('../../i18n/en/details-business.ts').then((part) => part.detailsBusiness),
      import('../../i18n/en/details-gold.ts').then((part) => part.detailsGold),
      import('../../i18n/en/details-property.ts').then((part) => part.detailsProperty),
      import('../../i18n/en/details-course.ts').then((part) => part.detailsCourse),
      import('../../i18n/en/details-vehicle.ts').then((part) => part.detailsVehicle),
    ]),
  hi: () =>
    Promise.all([
      import('../../i18n/hi/details-business.ts').then((part) => part.detailsBusiness),
      import('../../i18n/hi/details-gold.ts').then((part) => part.detailsGold),
      import('../../i18n/hi/details-property.ts').then((part) => part.detailsProperty),
      import('../../i18n/hi/details-course.ts').then((part) => part.detailsCourse),
      import('../../i18n/hi/details-vehicle.ts').then((part) => part.detailsVehicle),
    ]),
}

/** The names of the details of every loan, in one language. */
export const loadFieldTexts = async (language: LanguageId): Promise<void> => {
  for (const texts of await parts[language]()) addTexts(language, texts)
}
