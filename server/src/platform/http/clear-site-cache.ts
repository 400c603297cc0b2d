import type { FastifyReply } from 'fastify'

/**
 * After signing out no page of before comes back by the Back button or from a cache (ASVS 5.0, 14.3.1). Cookies and storage are not
 * named: the language and what was agreed to are the device's, and the pages clear the session's own values themselves.
 */
export const clearSiteCache = (reply: FastifyReply): void => {
  void reply.header('clear-site-data', '"cache"')
}
