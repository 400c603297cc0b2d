import { Link } from '../../router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officeAreaHere } from '../session/office-area-here.ts'
import { PageHeading } from '../show/page-heading.tsx'

/** The not-found screen of the back office. */
export const NotFoundPage = () => (
  <>
    <PageHeading title="Page not found" />
    <p className="mb-4">
      There is no page at this address. It may have been moved, or the link was cut short.
    </p>
    <Link to={`/${officeAreaHere()}`} className={buttonClass('primary')}>
      Go to the first page
    </Link>
  </>
)
