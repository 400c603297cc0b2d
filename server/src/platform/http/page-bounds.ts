/** Rows of a page where the caller does not say. */
const PAGE_SIZE = 50

/** The bounds of a page of a list, for SQL (contract/src/platform/paging.ts). */
export const pageBounds = ({
  page = 1,
  page_size = PAGE_SIZE,
}: {
  page?: number | undefined
  page_size?: number | undefined
}): { limit: number; offset: number } => ({ limit: page_size, offset: (page - 1) * page_size })
