/** Words by which somebody asks to be called, in English, in Hindi and in Hindi written with Latin letters. */
const words = [
  /\b(?:please |pls |kindly )?(?:call|phone|ring) (?:me|us|back)\b/iu,
  /\b(?:give|need|want|waiting for|expect) (?:me )?a (?:phone )?call\b/iu,
  /\bcall ?-?back\b/iu,
  /\bcall (?:kar|kijiye|karo|karen|karein)/iu,
  /(?:कॉल|फ़ोन|फोन) (?:कर|कीजिए|करें|करो|चाहिए)/u,
]
/** What asks for the opposite, or tells of a call. */
const not = [
  /\b(?:do not|don[’']?t|never|stop) (?:call|phone|ring)/iu,
  /(?:कॉल|फ़ोन|फोन) (?:न|मत|नहीं)/u,
  /\bcall mat\b/iu,
]

/** Whether a request for help asks for a call; where it says both, nobody is called. */
export const asksForCall = (text: string): boolean =>
  words.some((word) => word.test(text)) && !not.some((word) => word.test(text))
