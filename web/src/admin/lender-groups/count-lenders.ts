import { count } from '../../i18n/format-values.ts'

export const countLenders = (lenders: number): string =>
  lenders === 0 ? 'no lender' : lenders === 1 ? '1 lender' : `${count(lenders)} lenders`
