/** @jest-config-loader esbuild-register */
import path from 'node:path'
import type { Config } from 'jest'

// Tests must not depend on the machine's time zone; `npm run test:zones` runs the domain tests
// in others.
process.env.TZ ??= 'UTC'

/** Folder in which the consumer's tests write pacts, for the provider's tests to compare. */
process.env.PACT_DIRECTORY ??= path.join(__dirname, '.cache/pacts')

// Turns off Pact's telemetry.
process.env.PACT_DO_NOT_TRACK ??= 'true'

/** Packages published only as ES modules: dependencies of msw, and those that parse Markdown. */
const modulesInEsm = [
  'until-async/',
  'rettime/',
  '@open-draft/deferred-promise/',
  '(remark|mdast-util|hast-util|micromark|unist-util|vfile|unified|decode-named-character)',
  '(bail|devlop|is-plain-obj|trim-lines|trough|character-entities|@ungap/structured-clone)/',
]

const shared = {
  transform: { '^.+\\.m?(t|j)sx?$': '@swc/jest' },
  transformIgnorePatterns: [`/node_modules/(?!${modulesInEsm.join('|')})`],
  moduleNameMapper: {
    '\\.css$': 'identity-obj-proxy',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
} satisfies Config

const config: Config = {
  // Tests that wait for files or servers take seconds on a busy machine.
  testTimeout: 20_000,
  // So does the end of a worker: by default Jest says after half a second that it has something open.
  workerGracefulExitTimeout: 10_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['\\.pact\\.test\\.ts$', '<rootDir>/src/(.*/domain|time)/'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'domain',
      testMatch: ['<rootDir>/src/{**/domain,time}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,scripts,tools,e2e}/**/*.test.ts'],
      setupFiles: ['<rootDir>/src/testing/readDocuments.ts'],
      testPathIgnorePatterns: [
        '\\.pact\\.test\\.ts$',
        '<rootDir>/server/faults/',
        '<rootDir>/tools/recipes/',
      ],
    },
    {
      ...shared,
      displayName: 'faults',
      testMatch: ['<rootDir>/server/faults/*.test.ts'],
      globalSetup: '<rootDir>/scripts/bundleForTests.ts',
    },
    {
      ...shared,
      displayName: 'recipes',
      testMatch: ['<rootDir>/tools/recipes/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'consumer',
      testMatch: ['<rootDir>/src/**/*.pact.test.ts'],
      globalSetup: '<rootDir>/src/testing/emptyPactFolder.ts',
    },
    {
      ...shared,
      displayName: 'provider',
      testMatch: ['<rootDir>/server/**/*.pact.test.ts'],
    },
  ],
}

export default config
