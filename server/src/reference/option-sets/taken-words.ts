/** The words of an option: the shipped English ones, and those of staff in each language. */
export interface OptionWords {
  value: string
  own_value: string | null
  own_value_hi: string | null
}

/** As people compare words: case and spaces aside. */
const bare = (words: string): string => words.normalize('NFC').toLowerCase().replaceAll(/\s/gu, '')

/**
 * The fields whose words another option has in their language. The shipped English words of another count where it has words of its
 * own too: rules and lenders still go by them.
 */
export const takenWords = (
  words: Pick<OptionWords, 'own_value' | 'own_value_hi'>,
  others: readonly OptionWords[],
): ('own_value' | 'own_value_hi')[] => {
  const isAmong = (typed: string | null, taken: readonly (string | null)[]): boolean =>
    typed !== null && taken.some((one) => one !== null && bare(one) === bare(typed))
  const inEnglish = others.flatMap(({ value, own_value }) => [value, own_value])
  const inHindi = others.map(({ own_value_hi }) => own_value_hi)
  return [
    ...(isAmong(words.own_value, inEnglish) ? (['own_value'] as const) : []),
    ...(isAmong(words.own_value_hi, inHindi) ? (['own_value_hi'] as const) : []),
  ]
}
