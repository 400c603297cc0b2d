import { listOwnCourses, type OwnCourse } from '@marketplace/contract/partner-area/training'
import { Link } from '../../router/link.tsx'
import { ask, useAnswer } from '../../office/answers.ts'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { StatusDot } from '../../office/show/status-dot.tsx'
import { EmptyState, ErrorState } from '../../office/table/empty-state.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card, Notice } from '../../ui/surfaces.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { courseFor, courseLook, testWords } from './course-words.ts'

const ownCourses = ask('own-training', listOwnCourses, {})

const CourseCard = ({ course }: { course: OwnCourse }) => {
  const { course_id, title, summary, lessons } = course
  const look = courseLook(course)
  const name = `course-${course_id}`
  return (
    <Card aria-labelledby={name} className="flex flex-col gap-2">
      <h2 id={name} className="text-base">
        {title}
      </h2>
      <p className="text-sm">{summary}</p>
      <p className="text-sm text-ink-soft">{courseFor(course)}</p>
      <p className="grow text-sm text-ink-soft">
        {lessons} lessons. {testWords(course)}
      </p>
      <p className="text-sm">
        <StatusDot tone={look.tone}>{look.label}</StatusDot>
      </p>
      <p>
        <Link to={`/partner/training-material/${course_id}`} className={buttonClass('secondary')}>
          {course.state === 'passed' ? 'Read again' : 'Start'}
          <span className="sr-only"> {title}</span>
        </Link>
      </p>
    </Card>
  )
}

/** The courses, how each stands, and what depends on them. */
export const TrainingPage = () => {
  const { value, error, reload } = useAnswer(ownCourses)
  const open = value?.data.courses.filter(({ state }) => state !== 'passed').length ?? 0
  return (
    <>
      <PageHeading
        title="Training material"
        text="What you have to know before you speak of a loan or a card."
        actions={
          <Link to="/partner/training-material/eligibility-criteria" className={buttonClass('secondary')}>
            Eligibility criteria
          </Link>
        }
      />
      {error === null ? null : <ErrorState error={error} onRetry={reload} />}
      {value === null ? (
        error === null && <Skeleton className="h-96" />
      ) : (
        <>
          {value.data.notice_until === null || open === 0 ? null : (
            <Notice
              tone="warn"
              className="mb-4"
              title={`Your links work without training until ${dayText(value.data.notice_until)}`}
            >
              From the day after, a product&apos;s links work once its courses are passed. {open} are open.
            </Notice>
          )}
          {value.data.notice_until === null && open > 0 ? (
            <Notice className="mb-4" title="Links of a product work once its courses are passed">
              Until then they open the page and each lead is kept. {open} are open.
            </Notice>
          ) : null}
          {value.data.courses.length === 0 ? (
            <EmptyState title="No course just now">When there is one it stands here.</EmptyState>
          ) : (
            <div className="grid gap-4 md:grid-cols-2 min-[80rem]:grid-cols-3">
              {value.data.courses.map((course) => (
                <CourseCard key={course.course_id} course={course} />
              ))}
            </div>
          )}
        </>
      )}
    </>
  )
}
