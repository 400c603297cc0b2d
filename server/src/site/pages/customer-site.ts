/** A host name as the brand's row has it: no scheme, no port, no path. */
const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** The campaign parameters of a query; nothing else of it goes on. */
const campaignOf = (search: string): string => {
  const kept = [...new URLSearchParams(search)].filter(
    ([name, value]) => /^utm_[a-z0-9_]{1,28}$/.test(name) && value !== '' && value.length <= 256,
  )
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept.slice(0, 20)).toString()}`
}

/**
 * Where /customer-site leads (trust.md, attack surface 7): the brand's own first host, as its row has it and over https alone;
 * the start page where it has none, or is there already. Nothing of the request but its campaign plays a part.
 */
export const customerSite = (hosts: readonly string[], requestHost: string, search: string): string => {
  const campaign = campaignOf(search)
  const here = requestHost.toLowerCase().replace(/\.?(?::[0-9]+)?$/, '')
  const own = hosts[0]?.toLowerCase()
  if (own === undefined || own === here || !HOST.test(own)) return `/${campaign}`
  return `https://${own}/${campaign}`
}
