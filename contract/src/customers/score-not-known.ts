/**
 * Option of creditScoreClass, "I don't know": an answer to whoever asks, and to a rule the same as none. Apart from the questions, which no
 * page has to fetch for it.
 */
export const SCORE_NOT_KNOWN = 8
