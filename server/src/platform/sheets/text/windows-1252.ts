/** What Windows-1252 has between 80 and 9F (unicode.org, CP1252.TXT); the five bytes that it leaves open stay as they are. */
const MIDDLE = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Text of bytes that were read as Latin-1, each as Windows-1252 has it. */
export const fromLatin1 = (text: string): string =>
  text.replaceAll(/[\u0080-\u009f]/g, (sign) => MIDDLE[sign.charCodeAt(0) - 0x80] ?? sign)
