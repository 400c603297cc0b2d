import {
  finishCourse,
  startCourse,
  type CourseAttempt,
  type CourseResult,
} from '@marketplace/contract/partner-area/training'
import { useState } from 'react'
import { useParams } from '../../router/router.tsx'
import { invalidate } from '../../office/answers.ts'
import { officeCall } from '../../office/session/office-call.ts'
import { failureText } from '../../office/show/failure-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { QuizQuestions } from './quiz-questions.tsx'
import { QuizResult } from './quiz-result.tsx'

interface BeginProps {
  courseId: string
  onBegun: (attempt: CourseAttempt) => void
}

const Begin = ({ courseId, onBegun }: BeginProps) => {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // Of this page: pressed again after a lost answer it is the same try.
  const [attemptId] = useState(() => crypto.randomUUID())
  const begin = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const { data } = await officeCall(startCourse, {
        params: { courseId },
        body: { attempt_id: attemptId },
      })
      invalidate('own-training')
      onBegun(data)
    } catch (error) {
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Card className="max-w-form space-y-3">
      <p>
        You have an hour. What you chose is kept while this tab is open, and a try that was begun goes on when
        you come back. The answers are judged by us; no right answer is shown.
      </p>
      {failure === null ? null : (
        <Notice tone="bad" live>
          {failureText(failure)}
        </Notice>
      )}
      <Button changes busy={isBusy} onClick={() => void begin()}>
        Begin the test
      </Button>
    </Card>
  )
}

const Quiz = ({ courseId }: { courseId: string }) => {
  const [attempt, setAttempt] = useState<CourseAttempt | null>(null)
  const [result, setResult] = useState<CourseResult | null>(null)
  if (result !== null)
    return (
      <QuizResult
        courseId={courseId}
        result={result}
        onAgain={() => {
          setAttempt(null)
          setResult(null)
        }}
      />
    )
  if (attempt === null) return <Begin courseId={courseId} onBegun={setAttempt} />
  return (
    <QuizQuestions
      attempt={attempt}
      onFinish={async (answers) => {
        const { data } = await officeCall(finishCourse, {
          params: { attemptId: attempt.attempt_id },
          body: { answers: [...answers] },
        })
        invalidate('own-training')
        setResult(data)
      }}
    />
  )
}

/** The test of a course. */
export const QuizPage = () => {
  const { courseId = '' } = useParams()
  return (
    <>
      <PageHeading
        title="Test"
        back={{ to: `/partner/training-material/${courseId}`, label: 'Back to the course' }}
      />
      <Quiz key={courseId} courseId={courseId} />
    </>
  )
}
