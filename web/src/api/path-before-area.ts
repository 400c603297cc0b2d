const underPartner = /^(\/(?!(?:admin|partner)\/)[a-z0-9-]{1,64})\/partner(?:\/|$)/

/**
 * What stands before the area's own paths: "/gomti" of /gomti/partner/customers, as section 2 opens the partner area under a partner's
 * path too; nothing where the area is the first segment. The router leaves it out and puts it before every link, so that every page and link of the area works under both.
 */
export const pathBeforeArea = (pathname: string): string => underPartner.exec(pathname)?.[1] ?? ''

/** A path of the address bar as the router knows it. */
export const pathInArea = (pathname: string): string => pathname.slice(pathBeforeArea(pathname).length)
