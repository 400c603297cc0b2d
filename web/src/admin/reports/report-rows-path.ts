/** The page with the rows behind a figure; it is asked as the call of the rows is, and what is empty asks for nothing. */
export const reportRowsPath = (asked: Readonly<Record<string, string>>): string =>
  `/admin/report-rows?${new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')).toString()}`
