/** One of the three rooms, cut into areas: which area may import which other ones of its room. */
export interface Room {
  /** Folder of the room's source, from the root. */
  folder: string
  /** Of each area what it holds, and the areas that it may import; `platform` and its like stand first. */
  areas: Readonly<Record<string, Area>>
  /** Files at the top of the room, in no area: where a process starts. */
  starts: readonly string[]
}

export interface Area {
  holds: string
  mayImport: readonly string[]
}

/**
 * The allowed arrows between areas. An area imports another one only where its name stands here, and never another area's
 * queries or routes; `npm run areas` prints this into docs/architecture.md.
 */
export const rooms: Readonly<Record<'contract' | 'server' | 'web', Room>> = {
  contract: {
    folder: 'contract/src',
    starts: [],
    areas: {
      platform: { holds: 'what a call is, formats, error codes and messages', mayImport: [] },
      reference: { holds: 'products, brands, languages, option sets, gold rates', mayImport: ['platform'] },
      customers: {
        holds: "a customer's questions, profile and consents",
        mayImport: ['platform', 'reference'],
      },
      partners: { holds: 'partners and their terms', mayImport: ['platform'] },
      market: {
        holds: 'lenders, their rules and revenue, and the offers made of them',
        mayImport: ['platform', 'reference'],
      },
      loans: {
        holds: "applications, lenders' own pages, calculators",
        mayImport: ['platform', 'reference', 'customers', 'market'],
      },
      catalogue: {
        holds: 'credit cards, insurance, vouchers',
        mayImport: ['platform', 'reference', 'customers'],
      },
      entry: {
        holds: 'sign-in, links, cookies, tracking',
        mayImport: ['platform', 'reference', 'customers'],
      },
      money: {
        holds: "lenders' files, the ledger, statements",
        mayImport: ['platform', 'market', 'loans'],
      },
      reports: {
        holds: 'what is counted, and what reports answer',
        mayImport: ['platform', 'reference', 'loans'],
      },
      office: {
        holds: 'staff and their pages: users, audit, dashboard, care, complaints',
        mayImport: ['platform', 'reference', 'customers', 'market', 'loans', 'catalogue', 'reports'],
      },
      care: {
        holds: 'the work that waits for people, how customers are called and written to',
        mayImport: ['platform', 'reference', 'customers', 'office'],
      },
      'partner-area': {
        holds: "the partner's own pages",
        mayImport: ['platform', 'reference', 'partners', 'loans', 'money', 'office'],
      },
      rights: {
        holds: 'my data',
        mayImport: ['platform', 'customers', 'loans', 'entry', 'office'],
      },
      site: {
        holds: 'what a page starts with',
        mayImport: ['platform', 'reference', 'market', 'loans', 'catalogue'],
      },
    },
  },
  server: {
    folder: 'server/src',
    starts: ['main.ts'],
    areas: {
      platform: {
        holds: 'database, HTTP, jobs, sealing, sessions, credentials, audit log, files, money, calendar',
        mayImport: [],
      },
      reference: {
        holds: 'brands, products, option sets, languages, regulated figures, gold rates',
        mayImport: ['platform'],
      },
      customers: {
        holds: 'profiles, prospects, consents, messages',
        mayImport: ['platform', 'reference'],
      },
      partners: {
        holds: 'partners, their terms, whose lead a customer is',
        mayImport: ['platform', 'reference', 'customers'],
      },
      market: {
        holds: 'lenders, their availability, groups, revenue and connectors; pricing and matching',
        mayImport: ['platform', 'reference'],
      },
      loans: {
        holds: "offers, applications, lenders' own pages and callbacks, eligibility, calculators",
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market'],
      },
      money: {
        holds: "lenders' files, the ledger, statements",
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market', 'loans'],
      },
      reports: {
        holds: 'facts of journeys and lenders, and the figures made of them',
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market', 'loans'],
      },
      catalogue: {
        holds: 'credit cards, insurance, vouchers',
        mayImport: ['platform', 'reference', 'customers', 'partners'],
      },
      entry: {
        holds: 'sign-in, links between devices, cookies, tracking',
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market', 'loans'],
      },
      office: {
        holds: 'staff, customer care, dashboard, complaints, help requests, vendors on and off',
        mayImport: [
          'platform',
          'reference',
          'customers',
          'partners',
          'market',
          'loans',
          'money',
          'reports',
          'catalogue',
        ],
      },
      care: {
        holds: 'the work that waits for people, telecalling, telephony, campaigns',
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market', 'loans', 'money', 'office'],
      },
      'partner-area': {
        holds: "the partner's own pages",
        // Counts come from the query layer of the reports, so that partner and staff read the same figures.
        mayImport: ['platform', 'reference', 'partners', 'market', 'loans', 'money', 'reports'],
      },
      rights: {
        holds: 'my data, deletion, retention',
        mayImport: ['platform', 'customers', 'market', 'loans', 'entry', 'office'],
      },
      site: {
        holds: 'pages, brand previews, the style guide, API description, health, outbox',
        mayImport: ['platform', 'reference', 'customers', 'partners', 'market', 'loans', 'catalogue'],
      },
      access: {
        holds: 'who may make a call: the guards',
        mayImport: ['platform', 'reference', 'partners', 'office'],
      },
      app: {
        holds: 'the list of modules, the start of a process, commands',
        mayImport: [
          'platform',
          'reference',
          'customers',
          'partners',
          'market',
          'loans',
          'money',
          'reports',
          'catalogue',
          'entry',
          'office',
          'care',
          'partner-area',
          'rights',
          'site',
          'access',
        ],
      },
    },
  },
  web: {
    folder: 'web/src',
    starts: [],
    areas: {
      brand: { holds: 'colours, faces, documents', mayImport: [] },
      i18n: { holds: 'texts in two languages', mayImport: ['brand'] },
      router: { holds: 'addresses: links, what stands in them, the way back', mayImport: [] },
      ui: { holds: 'the design system: no routes, no domain, no fetch', mayImport: ['i18n'] },
      'browser-storage': { holds: 'what a browser keeps of a session', mayImport: [] },
      api: { holds: 'calls', mayImport: ['i18n', 'browser-storage'] },
      session: {
        holds: 'where a customer stands and lands',
        mayImport: ['brand', 'i18n', 'router', 'ui', 'browser-storage', 'api'],
      },
      office: {
        holds: 'shell, tables and forms of the back office and the partner area',
        mayImport: ['router', 'ui', 'browser-storage', 'api', 'session'],
      },
      customer: {
        holds: "customers' pages by journey",
        mayImport: ['brand', 'i18n', 'router', 'ui', 'browser-storage', 'api', 'session'],
      },
      admin: {
        holds: "staff's pages by noun",
        mayImport: ['brand', 'i18n', 'router', 'ui', 'api', 'office'],
      },
      partner: {
        holds: "partners' pages",
        // The questions of a product stand in the words that its customers read; brand: what becomes of a chosen colour.
        mayImport: ['brand', 'i18n', 'router', 'ui', 'api', 'office'],
      },
      app: {
        holds: 'the entry of the back office',
        // api: what stands before an area's paths in the address (path-before-area.ts).
        mayImport: ['router', 'ui', 'browser-storage', 'api', 'office', 'admin', 'partner'],
      },
    },
  },
}
