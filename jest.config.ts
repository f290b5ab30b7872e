/** @jest-config-loader esbuild-register */
import path from 'node:path'
import type { Config } from 'jest'

// No result may depend on the machine's zone; `npm run test:zones` runs the domain in others, too.
process.env.TZ ??= 'UTC'

/** Where the consumer's tests write their pacts, which the provider's tests compare. */
process.env.PACT_DIRECTORY ??= path.join(__dirname, '.cache/pacts')

// Pact would tell its makers of each run.
process.env.PACT_DO_NOT_TRACK ??= 'true'

/** Packages that are published as ES modules only: dependencies of msw, and those that read Markdown. */
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
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
  },
} satisfies Config

const config: Config = {
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
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/{**/domain,time}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,scripts,tools,e2e}/**/*.test.ts'],
      setupFiles: ['<rootDir>/src/testing/readDocuments.ts'],
      testPathIgnorePatterns: ['\\.pact\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'consumer',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.pact.test.ts'],
      globalSetup: '<rootDir>/src/testing/emptyPactFolder.ts',
    },
    {
      ...shared,
      displayName: 'provider',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/server/**/*.pact.test.ts'],
    },
  ],
}

export default config
