import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { compileTexts } from './build/compile-texts.ts'

// The same browser as that of the journeys (e2e/playwright.config.ts).
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Hooks with effects and the parts of the kit, each alone, in a real browser. */
export default defineConfig({
  plugins: [compileTexts(), react(), tailwindcss()],
  // What is found only while a test runs would load the page anew under it.
  optimizeDeps: {
    include: [
      '@base-ui/react/combobox',
      '@base-ui/react/menu',
      '@base-ui/react/tabs',
      '@base-ui/react/tooltip',
      '@tabler/icons-react',
      '@tanstack/react-query',
      'icu-minify/format',
      'react',
      'react-dom',
      'react-dom/client',
      'react-idle-timer',
      'react/jsx-dev-runtime',
      'zod/mini',
    ],
  },
  test: {
    name: 'components',
    // One page for all of them: what a spec leaves is cleared away after it (clean-page.ts).
    isolate: false,
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/testing/clean-page.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath,
          args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
        },
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})
