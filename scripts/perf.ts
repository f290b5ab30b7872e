/**
 * `npm run perf`: how fast the built site is, beside the limit page and other folders
 * (`npm run perf -- name=path`). Exits with 1 where a target is missed.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { format, resolveConfig } from 'prettier'
import { addressOf } from '../src/site/siteMap'
import { readLimits } from './budgets/limits'
import { buildWhenNeeded, root } from './buildSite'
import { findChromium } from './findChromium'
import { serveBuiltSite } from './perf/builtSite'
import { findFacts } from './perf/facts'
import { measurePages } from './perf/measurePages'
import { limitPage, type Subject } from './perf/measurement'
import { readOptions, type Options } from './perf/options'
import { measurePhone } from './perf/phone/measurePhone'
import { measureTransfer } from './perf/phone/measureTransfer'
import { renderReport } from './perf/report'
import { serveFolder } from './perf/staticServer'
import { judge } from './perf/targets'

const subjectName = (page: string, language: string) => `${page} (${language})`

const pagesOf = (site: string, { pages, languages }: Options): Subject[] =>
  languages.flatMap((language) =>
    pages.map((page) => ({
      name: subjectName(page, language),
      url: `${site}${addressOf(page, language)}`,
      language,
    })),
  )

async function measure(options: Options, executablePath: string, browser: Browser) {
  const { runs, parts, profiles } = options
  const site = await serveBuiltSite(root)
  const limit = await serveFolder(path.join(root, 'perf/limit-page'))
  const folders = await Promise.all(
    options.folders.map(async (folder) => ({ ...folder, ...(await serveFolder(folder.path)) })),
  )
  try {
    const pages = pagesOf(site.address, options)
    const home = subjectName('home', options.languages[0] ?? 'es')
    const others = folders.map(({ name, address }) => ({
      name,
      url: `${address}/`,
      language: 'en',
    }))
    const lighthouse = parts.includes('lighthouse')
      ? await measurePages({
          reference: { name: limitPage, url: `${limit.address}/`, language: 'en' },
          subjects: [...pages, ...others],
          onSlowPhone: home,
          profiles,
          runs,
          chromium: executablePath,
        })
      : undefined
    return {
      lighthouse,
      rows: lighthouse?.rows ?? [],
      pages: pages.map(({ name }) => name),
      home,
      transfer: parts.includes('transfer')
        ? await measureTransfer(browser, site.address)
        : undefined,
      phone: parts.includes('phone') ? await measurePhone(browser, site.address, runs) : undefined,
    }
  } finally {
    await Promise.all([site, limit, ...folders].map((served) => served.close()))
  }
}

async function run(options: Options, executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const facts = findFacts(options.date, `Chromium ${browser.version()}`)
    const measured = await measure(options, executablePath, browser)
    const verdicts = judge(measured, readLimits(root).targets).filter(
      ({ steady }) => steady || !options.short,
    )
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
    return missed.length === 0
  } finally {
    await browser.close()
  }
}

/** Undefined where what was asked for can not be read; says why. */
function askedFor(): Options | undefined {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return undefined
  }
}

const options = askedFor()
const executablePath = findChromium()
if (!executablePath) {
  console.error('Measuring needs a Chromium; CHROMIUM_PATH can name one.')
}
const met =
  options !== undefined &&
  executablePath !== undefined &&
  (await buildWhenNeeded()) &&
  (await run(options, executablePath))
if (!met) process.exitCode = 1
