import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runJest } from './jestRun'
import { pactDifferences, readPacts, writePacts } from './pactFiles'
import { noResults, report, sumOf, type Results } from './results'
import { checkVendorContract } from './vendorContract'

/**
 * The contract between the site and its gateway: the consumer's tests make the pacts anew, which
 * must be the committed ones (`--update` commits them instead); the gateway is then held to them;
 * and they are compared with the vendor's own document, where this machine has it.
 */
const update = process.argv.includes('--update')
const pactFolder = 'pacts'
const vendorFolder = process.env.VENDOR_CONTRACT_DIR ?? '../shared/contract'

/** Pact tests share one native library and one file: they run one after the other. */
function runContractTests(folder: string, pactDirectory = '') {
  const below = `^${resolve(folder).replace(/[^\w/]/g, '\\$&')}/`
  return runJest(['--runInBand', '--testPathPatterns', below, '--selectProjects', 'contract'], {
    PACT_DO_NOT_TRACK: 'true',
    ...(pactDirectory && { PACT_DIRECTORY: pactDirectory }),
  })
}

function checkPacts(freshFolder: string): Results {
  const fresh = readPacts(freshFolder)
  if (update) writePacts(pactFolder, fresh)
  const differences = pactDifferences(readPacts(pactFolder), fresh)
  if (differences.length === 0) return { ...noResults, passed: 1 }
  console.error(`${pactFolder}/ is out of date:`)
  for (const line of differences) console.error(`  ${line}`)
  console.error('Run `npm run test:contract -- --update` and commit what it writes.')
  return { ...noResults, failed: 1 }
}

/** Pacts of tests that fail are not compared: they lack what those tests should have added. */
function runConsumer(): Results {
  const freshFolder = mkdtempSync(join(tmpdir(), 'pacts-'))
  try {
    const tests = runContractTests('src', freshFolder)
    return tests.failed > 0 ? tests : sumOf([tests, checkPacts(freshFolder)])
  } finally {
    rmSync(freshFolder, { recursive: true, force: true })
  }
}

const consumer = runConsumer()
const provider = runContractTests('server')
const vendor = await checkVendorContract(pactFolder, vendorFolder)
report('contract tests', sumOf([consumer, provider, vendor]))
