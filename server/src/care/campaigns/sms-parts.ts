/** The letters of GSM 03.38 that take one place, and those that take two. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€'

const placesOf = (letter: string): number | null => {
  if (BASIC.includes(letter)) return 1
  return EXTENDED.includes(letter) ? 2 : null
}

/** Parts of an SMS: 160 places, or 153 of each of several; in any other letter (Hindi) 70, or 67 (3GPP TS 23.038 and 23.040). */
export const smsParts = (text: string): number => {
  let places = 0
  for (const letter of text) {
    const own = placesOf(letter)
    if (own === null) return text.length <= 70 ? 1 : Math.ceil(text.length / 67)
    places += own
  }
  return places <= 160 ? 1 : Math.ceil(places / 153)
}
