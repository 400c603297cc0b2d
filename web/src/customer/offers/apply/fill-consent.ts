/** The exact words that a customer agrees to, as the server enters them into the ledger. */
export const fillConsent = (text: string, { brand, lender }: { brand: string; lender: string }): string =>
  text.replaceAll('{brand}', () => brand).replaceAll('{lender}', () => lender)
