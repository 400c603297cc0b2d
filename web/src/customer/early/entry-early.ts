import { askEarly } from './ask-early.ts'
import { holdEarly } from './hold-early.ts'

try {
  globalThis.earlyAnswers = holdEarly(askEarly(location, document.documentElement.lang, localStorage))
} catch {
  // A browser that blocks storage keeps no session: there is nothing to ask for.
}
