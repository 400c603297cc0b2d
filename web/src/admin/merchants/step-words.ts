import type { MerchantStep } from '@marketplace/contract/partner-area/merchants'

/** What each step is called in a list, and what has to stand for it. */
export const stepWords: Readonly<Record<MerchantStep, { short: string; title: string; needs: string }>> = {
  business: {
    short: 'business',
    title: 'Who they are',
    needs: 'The legal name and the PAN of the business stand on the record.',
  },
  bank: {
    short: 'bank',
    title: 'Where they are paid',
    needs: 'Account name, account number and IFSC stand on the record.',
  },
  agreement: {
    short: 'agreement',
    title: 'Agreement',
    needs: 'They accept it by name in their partner area; the day stands on the record.',
  },
  terms: {
    short: 'terms',
    title: 'Terms',
    needs: 'A share or a flat fee is in force, so that what they earn is known from the first customer.',
  },
  active: {
    short: 'activation',
    title: 'Active',
    needs: 'Their links bring leads, and what those earn is theirs.',
  },
  sign_in: {
    short: 'sign-in',
    title: 'Sign-in',
    needs:
      'They have a password, before the activation too; at the first sign-in they choose their own and set up a second factor.',
  },
}

/** The missing steps in one line, the first one with a capital. */
export const missingText = (missing: readonly MerchantStep[]): string => {
  const text = missing.map((step) => stepWords[step].short).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
