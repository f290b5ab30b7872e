import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minuteMs } from '../../server/time'
import { copyProject, type ProjectCopy } from './testing/projectCopy'
import { addCall } from './testing/callRecipe'
import { addField, addPage, addPageLink, makeYours } from './testing/codeRecipes'
import { addArticle, addAssistant, addQuestions, lengthenText } from './testing/contentRecipes'

const contributing = readFileSync(path.join(__dirname, '../../docs/contributing.md'), 'utf8')

/** A path in inline code, such as `src/content/{es,en}/<section>.ts`. */
const namedPath = /`([\w.-]+\/[^`\s]+)`/g

const expandLanguages = (named: string) =>
  named.includes('{es,en}')
    ? ['es', 'en'].map((language) => named.replace('{es,en}', language))
    : [named]

/** `<name>` stands for any name, a folder for all that is in it. */
const toPattern = (named: string) =>
  new RegExp(
    `^${named
      .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replace(/<\w+>/g, '[^/]+')}${path.extname(named) === '' ? '/' : '$'}`,
  )

/** Reads what a section of `docs/contributing.md` says of files. */
function readRecipe(title: string) {
  const section = contributing.split(/^## /m).find((text) => text.startsWith(`${title}\n`))
  if (!section) throw new Error(`There is no recipe '${title}'`)
  const named = [...section.matchAll(namedPath)].flatMap(([, found = '']) => expandLanguages(found))
  const patterns = named.map(toPattern)
  return {
    names: (file: string) => patterns.some((pattern) => pattern.test(file)),
    /** The tests that it names. */
    tests: named.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('<')),
  }
}

interface Recipe {
  /** The heading of the section. */
  readonly title: string
  readonly adds: string
  readonly follow: (project: ProjectCopy) => void
  /** How many files it may touch. */
  readonly files: number
}

/**
 * The recipes of `docs/contributing.md`, followed in a copy of the repository. Then the checks that they name
 * run, and with TEST_ALL what takes minutes: all tests of the site, the pacts and a build.
 */
const recipes: readonly Recipe[] = [
  { title: 'Make it yours', adds: 'a name and proof', follow: makeYours, files: 2 },
  { title: 'Change or add a text', adds: 'a question', follow: addQuestions, files: 2 },
  { title: 'Add an article', adds: 'an article', follow: addArticle, files: 3 },
  { title: 'Add a field to a form', adds: 'a field to both', follow: addField, files: 8 },
  { title: 'Add a page', adds: 'a page with its test', follow: addPage, files: 9 },
  { title: 'Add a page', adds: 'a link to a page', follow: addPageLink, files: 4 },
  {
    title: 'Add a demo chat or an assistant',
    adds: 'an assistant',
    follow: addAssistant,
    files: 9,
  },
  // And the pacts, which are generated.
  { title: 'Add a call', adds: 'a call', follow: addCall, files: 9 },
]

/** Tests of steps that nothing here needs: those of a required field, and of a page with lists. */
const unneeded = [
  'src/features/contact/LazyContactForm.test.tsx',
  'src/pages/missingContent.test.tsx',
]

let project: ProjectCopy

beforeAll(() => {
  project = copyProject()
}, minuteMs)

test.each(recipes)('“$title” names every file of $adds', ({ title, follow, files }) => {
  follow(project)
  const changed = project.takeChangedFiles()
  const { names } = readRecipe(title)
  expect(changed.filter((file) => !names(file))).toEqual([])
  expect(changed.length).toBeLessThanOrEqual(files)
})

test(
  'what was added has the right types',
  () => {
    expect(project.run('npm', ['run', '--silent', 'types'])).toBe('')
  },
  10 * minuteMs,
)

test(
  'the tests that the recipes name pass, that of the new page, and those of the name and proof',
  () => {
    const tests = recipes
      .flatMap(({ title }) => readRecipe(title).tests)
      // Pact's are run by `pacts:update`.
      .filter((file) => !file.endsWith('.pact.test.ts') && !unneeded.includes(file))
    const own = [
      'src/pages/partners/PartnersPage.test.tsx',
      // They show the name, the address or the proof.
      'scripts/siteFiles/feed.test.ts',
      'scripts/siteFiles/llms.test.ts',
      'src/app/head/documentHead.test.ts',
      'src/app/head/headModel.test.ts',
      'src/features/booking/confirmation/ConfirmationStep.test.tsx',
      'src/features/contact/formLoadFailure.test.tsx',
      'src/features/proof/proof.test.tsx',
      'src/pages/googleTerms/GoogleTermsPage.test.tsx',
      'src/pages/howItWorks/HowItWorksPage.test.tsx',
      'src/pages/industry/IndustryPage.test.tsx',
      'src/pages/search/SearchPage.test.tsx',
    ]
    const projects = ['--selectProjects', 'browser', 'domain', 'server']
    const options = ['--ci', '--runInBand', '--silent', ...projects, '--runTestsByPath']
    expect(project.run('npx', ['jest', ...options, ...new Set([...tests, ...own])])).toBe('')
  },
  10 * minuteMs,
)

if (process.env.TEST_ALL) {
  test(
    'no other test of the site fails',
    () => {
      const projects = ['--selectProjects', 'browser', 'domain']
      expect(project.run('npx', ['jest', '--ci', '--silent', ...projects])).toBe('')
    },
    30 * minuteMs,
  )

  test(
    'the gateway keeps the contract of the new call',
    () => {
      expect(project.run('npm', ['run', 'pacts:update'])).toBe('')
      expect(project.run('npm', ['run', 'test:provider'])).toBe('')
    },
    10 * minuteMs,
  )

  test(
    'a site with five more questions, two more articles and a longer text is within its budgets',
    () => {
      addQuestions(project, [2, 3, 4, 5])
      addArticle(project, 2)
      lengthenText(project)
      expect(project.run('npm', ['run', 'build'])).toBe('')
      expect(project.run('npm', ['run', 'budgets'])).toBe('')
    },
    10 * minuteMs,
  )
}
