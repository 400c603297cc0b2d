import { indianGroups } from '../../i18n/grouped-number.ts'
import { rupeesFromText } from './rupee-text.ts'

/** What is typed, in Indian grouping: 2,00,000. Every digit stays, a zero in front too; what is no amount stays as it is. */
export const groupedRupees = (text: string): string =>
  rupeesFromText(text) === null ? text : indianGroups(text.replaceAll(/[^0-9]/g, ''))
