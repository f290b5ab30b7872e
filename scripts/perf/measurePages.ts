import { interleaved } from './interleaved'
import { runLighthouse } from './lighthouse'
import { measurementOf, otherScoresOf, type LighthouseReport } from './lighthouseReport'
import {
  measuredFields,
  type Measurement,
  type OtherScores,
  type Profile,
  type Row,
  type Subject,
} from './measurement'
import { median, medians } from './statistics'

/** After so many pages the limit page is measured again. */
const groupSize = 3

interface Plan {
  readonly reference: Subject
  readonly subjects: readonly Subject[]
  readonly profiles: readonly Profile[]
  readonly runs: number
  readonly chromium: string
  /** The subject that is also measured on a slow phone. */
  readonly onSlowPhone: string
}

interface Collected {
  readonly subject: string
  readonly profile: Profile
  readonly runs: Measurement[]
  otherScores: OtherScores | undefined
}

/** What Lighthouse found, and what it ran on. */
export interface LighthouseResults {
  readonly rows: readonly Row[]
  readonly version: string
  readonly userAgent: string
  readonly benchmarkIndex: number
}

const subjectsIn = (profile: Profile, { subjects, reference, onSlowPhone }: Plan): Subject[] =>
  interleaved(
    profile === 'lowEnd' ? subjects.filter(({ name }) => name === onSlowPhone) : subjects,
    reference,
    groupSize,
  )

/** A browser that fails to start says nothing about the page: it is given a second try. */
async function load(
  subject: Subject,
  profile: Profile,
  allScores: boolean,
  chromium: string,
): Promise<LighthouseReport> {
  const run = { ...subject, profile, allScores, chromium }
  try {
    return await runLighthouse(run)
  } catch (error) {
    console.warn(`Once more, ${subject.name}: ${String(error).slice(0, 200)}`)
    return runLighthouse(run)
  }
}

/** Every page in every profile, round after round, the limit page in between; medians of all runs. */
export async function measurePages(plan: Plan): Promise<LighthouseResults> {
  const collected = new Map<string, Collected>()
  const benchmarks: number[] = []
  let last: LighthouseReport | undefined
  for (let round = 1; round <= plan.runs; round += 1) {
    for (const profile of plan.profiles) {
      for (const subject of subjectsIn(profile, plan)) {
        const key = `${profile} ${subject.name}`
        const own = collected.get(key) ?? newCollection(subject, profile)
        const allScores =
          own.runs.length === 0 && profile !== 'lowEnd' && subject !== plan.reference
        last = await load(subject, profile, allScores, plan.chromium)
        const measured = measurementOf(last, subject.url)
        own.runs.push(measured)
        own.otherScores ??= otherScoresOf(last)
        collected.set(key, own)
        benchmarks.push(last.environment.benchmarkIndex)
        console.log(`${round}/${plan.runs} ${key}: ${measured.score}`)
      }
    }
  }
  if (!last) throw new Error('There is nothing to measure')
  return {
    rows: [...collected.values()].map(rowOf),
    version: last.lighthouseVersion,
    userAgent: last.environment.hostUserAgent,
    benchmarkIndex: median(benchmarks),
  }
}

const newCollection = (subject: Subject, profile: Profile): Collected => ({
  subject: subject.name,
  profile,
  runs: [],
  otherScores: undefined,
})

const rowOf = ({ subject, profile, runs, otherScores }: Collected): Row => ({
  subject,
  profile,
  runs: runs.length,
  median: medians(measuredFields, runs),
  otherScores,
})
