import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFonts } from './build/build-fonts.ts'
import { compileTexts } from './build/compile-texts.ts'
import { leaveOutModules } from './build/leave-out-modules.ts'
import { precompress } from './build/precompress.ts'
import { trimContract } from './build/trim-contract.ts'

/** `vite build` makes what browsers load, `vite build --ssr` the bundle that renders the public pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compileTexts(),
    trimContract(),
    react(),
    ...(isSsrBuild === true ? [] : [leaveOutModules(), tailwindcss(), buildFonts(), precompress()]),
  ],
  publicDir: isSsrBuild === true ? false : 'public',
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/ssr',
          target: 'node24',
          rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          // The styles stand in the document: apart from its chunks, no late piece fetches them again.
          cssCodeSplit: false,
          modulePreload: {
            polyfill: false,
            // What every document has, its styles among it, is not named again beside each page.
            resolveDependencies: (_, needed) =>
              needed.filter((file) => !/\/(?:vendor|kit|customer|rolldown)-/.test(file)),
          },
          rolldownOptions: {
            input: {
              customer: 'src/customer/app/entry-client.tsx',
              early: 'src/customer/early/entry-early.ts',
            },
            output: {
              // Every first load carries the names of all chunks: short ones are worth their while.
              chunkFileNames: ({ name }) => `assets/${name.replace(/-page$/, '').slice(0, 8)}-[hash:7].js`,
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [
                  { name: 'vendor', test: /\/node_modules\/(?!zod\/)/, tags: ['$initial'], priority: 2 },
                  // Fields that only the pages with long forms have; other pieces that few pages show go with those pages.
                  {
                    name: 'fields',
                    test: /\/web\/src\/ui\/(?:form\/(?:date-field|date-text|group-digits|grouped-rupees|money-field|radio-group)|progress-bar)\.tsx?$/,
                    priority: 4,
                  },
                  // Small pieces that nearly every page shares: apart, each would cost a request and its heads.
                  {
                    name: 'kit',
                    test: /\/web\/src\/(?:ui\/(?!band|chips|comparison-table|copy-button|form\/(?:passcode-field|slider)|qr-code|timeline)|api\/(?!solve-|find-))|\/contract\/src\/platform\/entry-forms\.ts$|\/customer\/compare\/use-choice\.ts$|\/web\/src\/i18n\/(?:use|format|grouped)-[a-z-]+\.ts$|preload-helper|rolldown-runtime|rolldown\/runtime/,
                    priority: 3,
                  },
                  {
                    name: 'shell',
                    test: /\/(?:web|contract)\/src\/(?!customer\/early\/)|\?calls$/,
                    tags: ['$initial'],
                    priority: 1,
                  },
                  // The number, its consents and its promises stand on the home and on the plain start alike.
                  {
                    name: 'start',
                    test: /\/customer\/(?:start\/start-(?:form|consents|promises)|start\/(?:compared-products|contact-text|consent-sentences|notice-lines|ticked-consents|typed-contact)|loan-ranges\/(?:loan-range-text|published-ranges))\.tsx?$/,
                    priority: 4,
                  },
                  // What the home and the offers show of prices.
                  {
                    name: 'prices',
                    test: /\/customer\/(?:loan-ranges\/(?:cost-|slider-)|lender-mark\/(?:mark-picture|late-mark|first-marks))|\/web\/src\/ui\/band|\/contract\/src\/loans\/ask-in-search\.ts$/,
                    priority: 4,
                  },
                  // The usual answers stand under the help form and on a page of their own.
                  {
                    name: 'usual',
                    test: /\/customer\/help\/(?:usual-answers|answers-page|load-answer-texts)\.tsx?$/,
                    priority: 4,
                  },
                  // What the legal texts and the page of partners are made of.
                  {
                    name: 'texts',
                    test: /\/customer\/(?:legal\/(?:contents|in-short)|merchant\/next-steps|spot\/drawn-head)\.tsx$/,
                    priority: 4,
                  },
                  // What the loan pages and the directory of lenders share.
                  { name: 'chips', test: /\/web\/src\/ui\/chips|\/lender-mark\/use-marks\.ts$/, priority: 4 },
                  // What the list, the way to the issuer and the customer's own cards share.
                  {
                    name: 'cards',
                    test: /\/customer\/credit-cards\/(?:use-cards|card-(?:face|figures|links|list-cookie|words)|cards-waiting)\.tsx?$/,
                    priority: 2,
                  },
                  // What is asked and what is wrong with an answer: the details and the questions before the number go by it.
                  {
                    name: 'answers',
                    test: /\/customer\/details\/(?:check-details|detail-values|detail-groups)\.ts$|\/contract\/src\/customers\/(?:customer-field|product-questions|offer-questions|profile-completion|profile-options)[a-z-]*\.ts$/,
                    priority: 3,
                  },
                  // Words of choices, by language.
                  {
                    name: 'labels',
                    test: /\/web\/src\/i18n\/(?:load-option-labels|option-label)\.ts$|\/contract\/src\/reference\/option-sets\.ts(?:\?calls)?$/,
                    priority: 3,
                  },
                  // What the pages of a loan share between its details and its offers.
                  {
                    name: 'loan',
                    test: /\/web\/src\/session\/(?:asked-amount|open-application)\.ts$|\/contract\/src\/customers\/told-amount\.ts$|\/customer\/layout\/loan-name\.tsx$|\/contract\/src\/(?:loans\/applications|reference\/product-traits)\.ts(?:\?calls)?$|\/IconChevronRight\.mjs$/,
                    priority: 3,
                  },
                ],
              },
            },
          },
        },
  ssr: { noExternal: true },
  // The server's bundle holds the production build of React alone.
  ...(isSsrBuild === true ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}))
