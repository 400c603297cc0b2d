import { Link } from '../../router/link.tsx'
import { dayText } from '../../office/show/day-text.ts'
import { PageHeading } from '../../office/show/page-heading.tsx'
import { useOfficeSession } from '../../office/session/office-session.ts'
import { decodeRole } from '../../office/session/role-code.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/surfaces.tsx'
import { newsFor } from './news-for.ts'

/** What has changed, day by day, as far as it concerns the role. */
export const NewsPage = () => {
  const role = decodeRole(useOfficeSession().roleId)
  return (
    <div className="max-w-page">
      <PageHeading
        title="What’s new"
        text="What has changed in the back office, the newest first."
        // Without anything to focus, nobody could scroll the page by keys.
        actions={
          <Link to="/admin/help/words" className={buttonClass('secondary')}>
            Glossary
          </Link>
        }
      />
      {newsFor(role).map(({ day, entries }) => (
        <Card key={day} aria-labelledby={`news-${day}`} className="mb-4">
          <h2 id={`news-${day}`} className="mb-2 text-base">
            {dayText(day)}
          </h2>
          <dl className="grid gap-3">
            {entries.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="max-w-text">{text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </div>
  )
}
