/** `npm run perf`: measures how fast the built site is. Exits with 1 if a target is missed. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { startGatewayProcess } from '../../e2e/fixtures/gateway'
import { compressSite } from '../../scripts/compressSite'
import { languages } from '@/site/language'
import { getPath, allRoutes } from '@/site/allRoutes'
import { writeReport } from './sharedReport'
import { measureNextPage, nextPageFields } from './nextPage'
import { measurePages, type Subject } from './pages'
import { measurePhone, phoneFields } from './phone'
import { renderReport } from './report'
import { medians } from './statistics'
import { checkTargets, baselineName, type Measured } from './targets'
import { measureTransfer } from './transfer'
import { measureUsable, usableFields } from './usable'

const root = path.join(import.meta.dirname, '../..')

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    /** Ids of pages, separated by commas; all by default. */
    pages: { type: 'string', default: allRoutes.map(({ id }) => id).join() },
    /** Parts to measure, separated by commas. */
    only: { type: 'string', default: 'pages,phone,usable,transfer' },
    output: { type: 'string', default: path.join(root, 'reports/performance.md') },
  },
})
const runs = Number(options.runs)
const parts = options.only.split(',')

const getSubjects = (site: string): Subject[] =>
  allRoutes
    .filter(({ id }) => options.pages.split(',').includes(id))
    .flatMap(({ id, noIndex = false }) =>
      languages.map((language) => ({
        name: `${id} (${language})`,
        url: `${site}${getPath(id, language)}`,
        language,
        page: id,
        isNoIndex: noIndex,
      })),
    )

/** Serves a folder that the build did not compress, such as the baseline page, as the gateway does. */
async function serveFolder(name: string, folder: string) {
  const copy = path.join(root, '.cache/compressed', name.replace(/\W/g, '-'))
  rmSync(copy, { recursive: true, force: true })
  cpSync(folder, copy, { recursive: true })
  await compressSite(copy)
  const server = await startGatewayProcess({}, copy)
  return { server, subject: { name, url: `${server.url}/`, language: 'es' } }
}

async function repeat<Field extends string>(
  fields: readonly Field[],
  measure: () => Promise<Readonly<Record<Field, number>>>,
) {
  const results = []
  for (let run = 1; run <= runs; run += 1) {
    results.push(await measure())
    console.log(`${run}/${runs} ${fields.join(', ')}`)
  }
  return medians(fields, results)
}

const site = await startGatewayProcess()
const baseline = await serveFolder(baselineName, path.join(import.meta.dirname, 'baseline-page'))
const others = await Promise.all(
  positionals.map((argument) => {
    const [name = '', folder = ''] = argument.split('=')
    return serveFolder(name, folder)
  }),
)
try {
  const lighthouse = parts.includes('pages')
    ? await measurePages({
        baseline: baseline.subject,
        subjects: [...getSubjects(site.url), ...others.map(({ subject }) => subject)],
        runs,
      })
    : undefined
  const measured: Measured = {
    rows: lighthouse?.rows ?? [],
    ...(parts.includes('phone') && {
      phone: await repeat(phoneFields, () => measurePhone(site.url)),
      nextPage: await repeat(nextPageFields, () => measureNextPage(site.url)),
    }),
    ...(parts.includes('usable') && {
      usable: await repeat(usableFields, () => measureUsable(site.url)),
    }),
    ...(parts.includes('transfer') && { transfer: await measureTransfer(site.url) }),
  }
  const verdicts = checkTargets(measured)
  const report = renderReport(measured, verdicts, { runs, ...(lighthouse && { lighthouse }) })
  await writeReport(options.output, report)
  console.log(`Written to ${path.relative(root, options.output)}`)
  for (const { what, target, measured: value, met } of verdicts) {
    console.log(`${met ? 'Met' : 'MISSED'}: ${what} ${target}, measured ${value}`)
  }
  if (verdicts.some(({ met }) => !met)) process.exitCode = 1
} finally {
  await Promise.all(
    [site, baseline.server, ...others.map(({ server }) => server)].map((one) => one.stop()),
  )
}
