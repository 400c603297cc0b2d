/** What every 503 says: most outages are over by then, and nobody who waits asks more often. */
export const RETRY_AFTER_SECONDS = 5
