/**
 * `npm run perf`: how fast the built site is, beside the limit page and other folders
 * (`npm run perf -- name=path`). Exits with 1 where a target is missed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import type { Language } from '../../src/site/language'
import { addressOf, type PageId } from '../../src/site/siteMap'
import { checkBudgets } from '../../scripts/budgets/checkBudgets'
import { readLimits } from '../../scripts/budgets/limits'
import { findChromium } from '../browser/findChromium'
import { serveBuiltSite } from './serveBuiltSite'
import { findFacts } from './facts'
import { measurePages } from './measurePages'
import { limitPage, type Subject } from './measurement'
import { readOptions, type Options } from './options'
import { measurePhone } from './phone/measurePhone'
import { measureTransfer } from './phone/measureTransfer'
import { renderReport } from './report'
import { serveFolder } from './staticServer'
import { judge, withAllowance, type Measured, type Verdict } from './targets'

const root = path.join(import.meta.dirname, '../..')

const subjectName = (page: PageId, language: Language) => `${page} (${language})`

const pagesOf = (site: string, { pages, languages }: Options): Subject[] =>
  pages.flatMap((page) =>
    languages.map((language) => ({
      name: subjectName(page, language),
      url: `${site}${addressOf(page, language)}`,
      language,
    })),
  )

async function measure(options: Options, executablePath: string, browser: Browser) {
  const { runs, parts, profiles } = options
  const site = await serveBuiltSite(root)
  const limit = await serveFolder(path.join(root, 'tools/performance/limit-page'))
  const folders = await Promise.all(
    options.folders.map(async (folder) => ({ ...folder, ...(await serveFolder(folder.path)) })),
  )
  try {
    const pages = pagesOf(site.address, options)
    const homes = options.languages.map((language) => subjectName('home', language))
    const others = folders.map(({ name, address }) => ({
      name,
      url: `${address}/`,
      language: 'en',
    }))
    const lighthouse = parts.includes('lighthouse')
      ? await measurePages({
          reference: { name: limitPage, url: `${limit.address}/`, language: 'en' },
          subjects: [...pages, ...others],
          onSlowPhone: homes,
          profiles,
          runs,
          otherScores: !options.short,
          chromium: executablePath,
        })
      : undefined
    return {
      lighthouse,
      rows: lighthouse?.rows ?? [],
      pages: pages.map(({ name }) => name),
      homes,
      transfer: parts.includes('transfer')
        ? await measureTransfer(browser, site.address)
        : undefined,
      phone: parts.includes('phone') ? await measurePhone(browser, site.address, runs) : undefined,
    }
  } finally {
    await Promise.all([site, limit, ...folders].map((served) => served.close()))
  }
}

/** The short form's verdicts are those that hold on any machine, with an allowance. */
function verdictsOn(measured: Measured, { short }: Options): Verdict[] {
  const limits = readLimits(root)
  return short
    ? judge(measured, withAllowance(limits)).filter(({ steady }) => steady)
    : judge(measured, limits.targets)
}

async function run(options: Options, executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const facts = findFacts(options.date, `Chromium ${browser.version()}`)
    const measured = await measure(options, executablePath, browser)
    const verdicts = verdictsOn(measured, options)
    const markdown = renderReport({ ...measured, facts, runs: options.runs, verdicts })
    console.log(`\n${markdown}`)
    if (options.output) {
      const style = await resolveConfig(path.join(root, options.output))
      writeFileSync(options.output, await format(markdown, { ...style, parser: 'markdown' }))
    }
    const missed = verdicts.filter(({ met }) => !met)
    for (const { what, target, measured } of missed) {
      console.error(`Missed: ${what} ${target}, measured ${measured}`)
    }
    return missed.length === 0 && (!options.short || checkBudgets(root))
  } finally {
    await browser.close()
  }
}

const executablePath = findChromium()
if (!executablePath) throw new Error('Measuring needs a Chromium; CHROMIUM_PATH can name one.')
if (!(await run(readOptions(process.argv.slice(2)), executablePath))) process.exitCode = 1
