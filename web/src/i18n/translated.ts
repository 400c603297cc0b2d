/** Texts of one area in another language: exactly the keys of the English ones. */
export type Translated<English> = Record<keyof English, string>
