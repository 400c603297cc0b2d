import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildFonts } from './build/build-fonts.ts'
import { compileTexts } from './build/compile-texts.ts'
import { precompress } from './build/precompress.ts'
import { trimContract } from './build/trim-contract.ts'

/** `vite build` makes what browsers load, `vite build --ssr` the bundle that renders the public pages on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    compileTexts(),
    trimContract(),
    react(),
    ...(isSsrBuild === true ? [] : [tailwindcss(), buildFonts(), precompress()]),
  ],
  publicDir: isSsrBuild === true ? false : 'public',
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/ssr',
          ssr: 'src/customer/entry-server.tsx',
          target: 'node24',
          rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: { customer: 'src/customer/entry-client.tsx' } },
        },
  ssr: { noExternal: true },
}))
