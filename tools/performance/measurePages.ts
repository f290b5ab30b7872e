import { interleaved } from './interleaved'
import { Lighthouse, type LighthouseRun } from './lighthouse'
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
export const groupSize = 6

interface Plan {
  readonly reference: Subject
  readonly subjects: readonly Subject[]
  readonly profiles: readonly Profile[]
  readonly runs: number
  /** Whether Lighthouse's other scores are wanted, once a page. */
  readonly otherScores: boolean
  readonly chromium: string
  /** The subjects that are also measured on a slow phone. */
  readonly onSlowPhone: readonly string[]
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

type Subjects = Pick<Plan, 'subjects' | 'reference' | 'onSlowPhone'>

const subjectsIn = (profile: Profile, { subjects, reference, onSlowPhone }: Subjects): Subject[] =>
  interleaved(
    profile === 'lowEnd' ? subjects.filter(({ name }) => onSlowPhone.includes(name)) : subjects,
    reference,
    groupSize,
  )

/** A browser that fails to start says nothing about the page: it is given a second try. */
async function load(lighthouse: Lighthouse, run: LighthouseRun): Promise<LighthouseReport> {
  try {
    return await lighthouse.run(run)
  } catch (error) {
    console.warn(`Once more, ${run.name}: ${String(error).slice(0, 200)}`)
    return lighthouse.run(run)
  }
}

/** One load after the other, in the order in which the machine is to meet them. */
function* orderOf({ profiles, runs, ...plan }: Plan) {
  for (let round = 1; round <= runs; round += 1) {
    for (const profile of profiles) {
      for (const subject of subjectsIn(profile, plan)) yield { round, profile, subject }
    }
  }
}

/** Every page in every profile, round after round, the limit page in between; medians of all runs. */
export async function measurePages(plan: Plan): Promise<LighthouseResults> {
  const { reference, runs, chromium } = plan
  const collected = new Map<string, Collected>()
  const benchmarks: number[] = []
  const lighthouse = new Lighthouse()
  let last: LighthouseReport | undefined
  try {
    for (const { round, profile, subject } of orderOf(plan)) {
      const key = `${profile} ${subject.name}`
      const own = collected.get(key) ?? newCollection(subject, profile)
      const allScores =
        plan.otherScores && round === 1 && profile !== 'lowEnd' && subject !== reference
      last = await load(lighthouse, { ...subject, profile, allScores, chromium })
      const measured = measurementOf(last, subject.url)
      own.runs.push(measured)
      own.otherScores ??= otherScoresOf(last)
      collected.set(key, own)
      benchmarks.push(last.environment.benchmarkIndex)
      console.log(`${round}/${runs} ${key}: ${measured.score}`)
    }
  } finally {
    lighthouse.close()
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
