import type { CourseAttempt } from '@marketplace/contract/partner-area/training'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useDraft } from '../../office/session/use-draft.ts'
import { timeText } from '../../office/show/day-text.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { Button } from '../../ui/button.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'

interface QuizQuestionsProps {
  attempt: CourseAttempt
  onFinish: (answers: readonly { question_id: string; option: number }[]) => Promise<void>
}

const none: Readonly<Record<string, number>> = {}

/** The questions of a try. What was chosen stays in the tab until the answers are judged. */
export const QuizQuestions = ({ attempt, onFinish }: QuizQuestionsProps) => {
  const { attempt_id, course_title, questions, pass_percent, ends_at } = attempt
  const [{ chosen }, set, forget] = useDraft(`course attempt ${attempt_id}`, { chosen: none })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const answered = questions.filter(({ question_id }) => chosen[question_id] !== undefined).length
  const finish = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || answered < questions.length) return
    setBusy(true)
    setFailure(null)
    try {
      await onFinish(Object.entries(chosen).map(([question_id, option]) => ({ question_id, option })))
      forget()
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => void finish(event)}>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-base">
          {course_title}
        </h2>
        <p className="text-sm text-ink-soft">
          {questions.length} questions, {pass_percent} % to pass. Until {timeText(ends_at)}.
        </p>
      </div>
      {questions.map(({ question_id, words, options }, index) => (
        <Card key={question_id}>
          <RadioGroup
            name={question_id}
            label={`${index + 1}. ${words}`}
            columns={1}
            options={options.map((label, at) => ({ value: at + 1, label }))}
            defaultValue={chosen[question_id]}
            onChange={({ target }) => set({ chosen: { ...chosen, [question_id]: Number(target.value) } })}
          />
        </Card>
      ))}
      {failure === null ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={isBusy} disabled={answered < questions.length}>
          Hand in
        </Button>
        <output className="text-sm text-ink-soft">
          {answered} of {questions.length} answered
        </output>
      </div>
    </form>
  )
}
