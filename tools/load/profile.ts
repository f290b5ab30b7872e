/** A processor profile of the gateway under load, summed up by who spends the time. */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LoadedServer } from './servers'

type CallFrame = Profiler.ProfileNode['callFrame']

/** A share of the time, from 0 to 1. */
export interface Share {
  readonly part: string
  readonly share: number
}

const waiting = '(idle)'

/** Parts by the URL of the code; the first that matches. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/^node:/, 'Node: HTTP and streams'],
  [/node_modules\/(@fastify\/rate-limit|toad-cache)\//, 'limits of requests'],
  [/node_modules\/prom-client\//, 'metrics'],
  [/node_modules\/(fastify|find-my-way|avvio)\//, 'Fastify'],
  [/\/server\//, 'the gateway’s own code'],
  [/./, 'other packages'],
]

function getPart({ functionName, url }: CallFrame): string | undefined {
  if (functionName === '(garbage collector)') return 'garbage collection'
  if (functionName === '(program)') return 'V8 itself'
  if (functionName.startsWith('write') && url === '') return 'system call that writes to the socket'
  return parts.find(([pattern]) => pattern.test(url))?.[1]
}

/** @param since microseconds on the profile's clock; what was before is left out */
function sumUp(profile: Profiler.Profile, since: number): Share[] {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])),
  )
  /** What belongs to V8, for example `push`, counts for the code that calls it. */
  const findPart = (id: number | undefined): string => {
    const node = id === undefined ? undefined : nodes.get(id)
    return node ? (getPart(node.callFrame) ?? findPart(parents.get(node.id))) : 'V8 itself'
  }
  const times = new Map<string, number>()
  let clock = profile.startTime
  profile.samples?.forEach((id, index) => {
    const duration = profile.timeDeltas?.[index] ?? 0
    clock += duration
    if (clock < since || nodes.get(id)?.callFrame.functionName === waiting) return
    const part = findPart(id)
    times.set(part, (times.get(part) ?? 0) + duration)
  })
  const total = [...times.values()].reduce((sum, time) => sum + time, 0)
  return [...times]
    .map(([part, time]) => ({ part, share: time / total }))
    .sort((one, other) => other.share - one.share)
}

/**
 * Profiles a server while it is loaded.
 *
 * @param start starts the server with these options of Node
 */
export async function profileServer(
  start: (nodeOptions: readonly string[]) => Promise<LoadedServer>,
  load: (server: LoadedServer) => Promise<unknown>,
): Promise<Share[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'load-profile-'))
  try {
    const server = await start(['--cpu-prof', `--cpu-prof-dir=${folder}`])
    // V8 stamps profiles by the same monotonic clock.
    const startedAt = Number(process.hrtime.bigint() / 1_000n)
    await load(server)
    await server.stop()
    const [file, ...others] = readdirSync(folder)
    if (file === undefined || others.length > 0)
      throw new Error('The gateway must leave one profile')
    const profile = readFileSync(path.join(folder, file), 'utf8')
    return sumUp(JSON.parse(profile) as Profiler.Profile, startedAt)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
