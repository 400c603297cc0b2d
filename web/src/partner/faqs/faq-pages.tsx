import { FaqList } from './faq-list.tsx'

/** What customers ask a partner, answered in both languages. */
export const CustomerQueriesPage = () => (
  <FaqList
    audience="customer"
    title="Customer queries"
    text="What customers ask, answered in English and Hindi: read it out, or copy it into a message."
  />
)

/** What partners ask us. */
export const DsaQueriesPage = () => (
  <FaqList
    audience="partner"
    title="DSA queries"
    text="What partners ask us: customers, money, messages, training."
  />
)
