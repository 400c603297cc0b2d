import type { CourseResult } from '@marketplace/contract/partner-area/training'
import { useEffect, useRef } from 'react'
import { Link } from '../../router/link.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'

interface QuizResultProps {
  courseId: string
  result: CourseResult
  onAgain: () => void
}

/** What came of a try, and what to read again. */
export const QuizResult = ({ courseId, result, onAgain }: QuizResultProps) => {
  const { passed, right, asked, pass_percent, valid_until, tries_left, wrong } = result
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card className="max-w-form space-y-3" aria-labelledby="result">
      <h2 id="result" ref={heading} tabIndex={-1} className="text-base">
        {passed === 1 ? 'Passed' : 'Not passed this time'}
      </h2>
      <p>
        {right} of {asked} are right; {pass_percent} % are needed.{' '}
        {passed === 1
          ? `It holds until ${dayText(valid_until)}.`
          : `${tries_left} ${tries_left === 1 ? 'try is' : 'tries are'} left today.`}
      </p>
      {wrong.length === 0 ? null : (
        <div>
          <h3 className="text-sm font-semibold">To read again</h3>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {wrong.map(({ words, lesson_id, lesson_title }) => (
              <li key={words}>
                {words}{' '}
                <Link
                  to={`/partner/training-material/${courseId}#${lesson_id}`}
                  className="text-brand-ink underline"
                >
                  {lesson_title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        {passed === 1 || tries_left === 0 ? null : <Button onClick={onAgain}>Try again</Button>}
        <Link to="/partner/training-material" className={buttonClass('secondary')}>
          All courses
        </Link>
      </div>
    </Card>
  )
}
