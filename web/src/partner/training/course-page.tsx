import { getOwnCourse } from '@marketplace/contract/partner-area/training'
import { useEffect } from 'react'
import { Link } from '../../router/link.tsx'
import { useLocation, useParams } from '../../router/router.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { ErrorState } from '../../office/table/empty-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { courseFor, courseLook, testWords } from './course-words.ts'
import { LessonText } from './lesson-text.tsx'

/** A course: its lessons one below the other, then the test. */
export const CoursePage = () => {
  const { courseId = '' } = useParams()
  const { value, error, reload } = useAnswer(ask('own-training', getOwnCourse, { params: { courseId } }))
  const course = value?.data.course ?? null
  const { hash } = useLocation()
  const isThere = value !== null
  useEffect(() => {
    // A lesson to read again is named by the result of a test.
    if (isThere && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [isThere, hash])
  return (
    <>
      <PageHeading
        title={course?.title ?? 'Course'}
        back={{ to: '/partner/training-material', label: 'Back to Training material' }}
        text={course === null ? undefined : courseFor(course)}
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null || course === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <div className="space-y-4">
          {value.data.lessons.map(({ lesson_id, title, body }, index) => (
            <Card key={lesson_id} id={lesson_id} aria-labelledby={`${lesson_id}-title`}>
              <h2 id={`${lesson_id}-title`} className="mb-2 text-base">
                {index + 1}. {title}
              </h2>
              <LessonText body={body} />
            </Card>
          ))}
          <Card aria-labelledby="test">
            <h2 id="test" className="mb-1 text-base">
              The test
            </h2>
            <p className="mb-2 text-sm">{testWords(course)}</p>
            <p className="mb-3 text-sm">
              <StatusDot tone={courseLook(course).tone}>{courseLook(course).label}</StatusDot>
            </p>
            <Link to={`/partner/training-material/${courseId}/quiz`} className={buttonClass('primary')}>
              Take the test
            </Link>
          </Card>
        </div>
      )}
    </>
  )
}
