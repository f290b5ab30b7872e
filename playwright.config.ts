import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { addressBarPages, findTestChromium } from './tools/browser/findChromium'

const executablePath = findTestChromium()

/**
 * Chromium reads only the last of these switches, so this repeats Playwright's list (1.65), without what only
 * Edge knows.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  ...addressBarPages,
]

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './tools/browser/installChromium.ts',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Journeys wait for services and timers: one worker more than there are cores keeps those busy.
  workers: availableParallelism() + 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/test-reports/playwright.json' }]],
  use: {
    // Those of the site's company, where a test states none.
    locale: 'es',
    timezoneId: 'Europe/Madrid',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // No other host is found. Routes would ensure it too, but turn off the browser's cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
        `--disable-features=${disabledFeatures.join()}`,
      ],
    },
    // What moves costs a sixth of the processor time; where it matters, journeys turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
  },
})
