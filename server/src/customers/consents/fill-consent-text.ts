/** The exact words that a customer agrees to: `{brand}` and `{lender}` replaced by the names. */
export const fillConsentText = (text: string, names: { brand: string; lender?: string }): string =>
  text.replaceAll('{brand}', () => names.brand).replaceAll('{lender}', () => names.lender ?? '{lender}')
