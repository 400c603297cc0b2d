import type { OwnCourse } from '@marketplace/contract/partner-area/training'
import { dayText } from '../../office/show/day-text.ts'
import type { Tone } from '../../office/show/status-dot.tsx'

type Stand = Pick<OwnCourse, 'state' | 'valid_until'>

/** How a course stands with the partner, as a mark with a word. */
export const courseLook = ({ state, valid_until }: Stand): { tone: Tone; label: string } => {
  const until = dayText(valid_until)
  if (state === 'passed') return { tone: 'good', label: `Passed, holds until ${until}` }
  if (state === 'lapsed') return { tone: 'warn', label: `Passed once, over since ${until}` }
  return { tone: 'idle', label: 'Not passed yet' }
}

/** Whose links ask for it. */
export const courseFor = ({ product_types }: Pick<OwnCourse, 'product_types'>): string =>
  product_types.length === 0 ? 'For every product' : `For ${product_types.join(', ')}`

/** "8 questions, 75 % to pass, 3 tries a day; 2 are left today." */
export const testWords = ({
  asked,
  pass_percent,
  tries_a_day,
  tries_left,
  valid_months,
}: OwnCourse): string =>
  `${asked} questions, ${pass_percent} % to pass, ${tries_a_day} tries a day; ${tries_left} left today. A pass holds for ${valid_months} months.`

/** A piece of a lesson: a paragraph, or the points of a list. */
export type LessonPart = { kind: 'text'; text: string } | { kind: 'points'; points: string[] }

/** The parts of a lesson: an empty line parts paragraphs, a line that begins with "- " is a point. */
export const partsOfLesson = (body: string): LessonPart[] => {
  const parts: LessonPart[] = []
  for (const line of body.split(/\r?\n/)) {
    const last = parts.at(-1)
    if (line.startsWith('- ')) {
      if (last?.kind === 'points') last.points.push(line.slice(2))
      else parts.push({ kind: 'points', points: [line.slice(2)] })
    } else if (line.trim() !== '') parts.push({ kind: 'text', text: line })
  }
  return parts
}
