import { runJest } from './jestRun'
import { report, sumOf } from './results'

/**
 * All unit and component tests under UTC, then the tests of the domain under a process zone on each
 * side of it: no result may depend on where the process runs. Arguments are handed on to Jest.
 */
const zonesOfDomain = ['Pacific/Auckland', 'America/Los_Angeles']

// Before --selectProjects, which takes all words that follow it for projects.
const args = process.argv.slice(2)

const runs = [
  runJest([...args, '--selectProjects', 'browser', 'domain', 'server'], { TZ: 'UTC' }),
  ...zonesOfDomain.map((zone) => {
    console.log(`\nThe domain again, TZ=${zone}`)
    // A path that names no test of the domain is no mistake here.
    return runJest([...args, '--passWithNoTests', '--selectProjects', 'domain'], { TZ: zone })
  }),
]
report('unit tests', sumOf(runs))
