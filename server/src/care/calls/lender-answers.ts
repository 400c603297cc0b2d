import type { CallTask } from '@marketplace/contract/care/telecalling'
import type { LanguageId } from '@marketplace/contract/platform/formats'
import { byLanguage } from '../scripts/by-language.ts'
import type { AnswerTimes } from '../../loans/applications/published.ts'

/** What is known of a lender and a loan; null where nobody has stated it. */
export interface LenderFacts {
  name: string
  /** From the papers, or from the last news, to the lender's next step. */
  times: AnswerTimes | null
  isAboutPapers: boolean
  fee: { rupees: string; loan: string; isUpTo: boolean } | null
  cooling_off_days: number | null
  foreclosure_percent: number | null
}

/** Fewer say nothing: no time is named. */
const LEAST_CASES = 10

const days = (value: number): number => Math.max(1, Math.round(value))

const duration: Readonly<Record<LanguageId, (facts: LenderFacts, half: number, most: number) => string>> = {
  en: ({ name, isAboutPapers }, half, most) =>
    `${name} goes on within ${half} ${half === 1 ? 'day' : 'days'} ${isAboutPapers ? 'of the papers ' : ''}in half of the cases, within ${most} ${most === 1 ? 'day' : 'days'} in 8 of 10.`,
  hi: ({ name, isAboutPapers }, half, most) =>
    `${name} ${isAboutPapers ? 'दस्तावेज़ मिलने के बाद ' : ''}आधे मामलों में ${half} दिन में, और 10 में से 8 मामलों में ${most} दिन में आगे बढ़ता है।`,
}

interface LanguageTexts {
  long: string
  unknown: string
  fee: string
  noFee: string
  feeOf: (fee: NonNullable<LenderFacts['fee']>) => string
  stop: string
  before: string
  cooling: (days: number) => string
  close: (percent: number) => string
}

const texts: Readonly<Record<LanguageId, LanguageTexts>> = {
  en: {
    long: 'How much longer?',
    unknown: 'We have too few cases of this lender to say. Name no time.',
    fee: 'Is there a fee?',
    noFee: 'The lender has not told us its fee: it stands in the key facts statement. Nothing to us.',
    feeOf: ({ rupees, loan, isUpTo }) =>
      `${isUpTo ? 'Up to ' : ''}${rupees} with GST for ${loan}, taken by the lender. Nothing to us.`,
    stop: 'Can I stop it?',
    before: 'Yes, until the money is paid.',
    cooling: (n) =>
      ` Within ${n} ${n === 1 ? 'day' : 'days'} after that too: with the interest of those days and without a penalty.`,
    close: (percent) =>
      percent === 0
        ? ' Closing it early later costs no charge.'
        : ` Closing it early later: at most ${percent} % of what is left, less where the law allows no charge.`,
  },
  hi: {
    long: 'और कितना समय लगेगा?',
    unknown: 'इस लेंडर के मामले अभी इतने कम हैं कि हम नहीं बता सकते। कोई समय न बताएँ।',
    fee: 'क्या कोई फ़ीस है?',
    noFee: 'लेंडर ने हमें अपनी फ़ीस नहीं बताई है: वह की फ़ैक्ट्स स्टेटमेंट में लिखी है। हमें कुछ नहीं देना है।',
    feeOf: ({ rupees, loan, isUpTo }) =>
      `${loan} पर GST के साथ ${isUpTo ? 'ज़्यादा से ज़्यादा ' : ''}${rupees}, जो लेंडर लेता है। हमें कुछ नहीं देना है।`,
    stop: 'क्या मैं इसे रोक सकता हूँ?',
    before: 'हाँ, पैसा मिलने तक।',
    cooling: (n) => ` उसके बाद भी ${n} दिन के अंदर: सिर्फ़ उतने दिनों का ब्याज देकर, बिना किसी जुर्माने के।`,
    close: (percent) =>
      percent === 0
        ? ' बाद में समय से पहले बंद करने पर कोई शुल्क नहीं है।'
        : ` बाद में समय से पहले बंद करने पर: बची रक़म का ज़्यादा से ज़्यादा ${percent} %, और जहाँ क़ानून शुल्क की इजाज़त नहीं देता, वहाँ उससे कम।`,
  },
}

/** What a customer asks most, answered from facts alone: what nobody has stated is said to be unknown. */
export const lenderAnswers = (facts: LenderFacts): CallTask['answers'] => {
  const inLanguage = (language: LanguageId): CallTask['answers'][LanguageId] => {
    const words = texts[language]
    const { times, fee, cooling_off_days, foreclosure_percent } = facts
    const known = times !== null && times.cases >= LEAST_CASES
    return [
      {
        question: words.long,
        answer: known ? duration[language](facts, days(times.half), days(times.most)) : words.unknown,
      },
      { question: words.fee, answer: fee === null ? words.noFee : words.feeOf(fee) },
      {
        question: words.stop,
        answer: [
          words.before,
          cooling_off_days === null ? '' : words.cooling(cooling_off_days),
          foreclosure_percent === null ? '' : words.close(foreclosure_percent),
        ].join(''),
      },
    ]
  }
  return byLanguage(inLanguage)
}
