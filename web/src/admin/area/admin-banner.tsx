import { FileNews } from '../file-news/file-news.tsx'
import { AfterLook } from '../masquerade/after-look.tsx'

/** What stands on every page of the back office: the report after a look, and news of files that were left. */
export const AdminBanner = () => (
  <>
    <AfterLook />
    <FileNews />
  </>
)
