import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileTexts } from './build/compile-texts.ts'
import { precompress } from './build/precompress.ts'
import { trimContract } from './build/trim-contract.ts'

/** The back office: staff and partner pages, a build of their own, so that nothing of theirs weighs on a customer's page. */
export default defineConfig({
  plugins: [compileTexts(), trimContract(), react(), tailwindcss(), precompress()],
  publicDir: false,
  build: {
    outDir: 'dist/office',
    assetsDir: 'assets/office',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { office: 'src/app/entry-office.tsx' } },
  },
})
