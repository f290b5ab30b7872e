import type { Clock } from '../time'

/** The most clients in memory; the one for which something was done longest ago is forgotten first. */
const maxClients = 100_000

/** What is done for a client, such as a booking. While its outcome is not known yet, it counts, too. */
interface Work {
  /** Work with the same subject counts once. */
  readonly subject: unknown
  readonly begunAt: number
  /** When it no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

interface CountedWork extends Omit<Work, 'begunAt'> {
  /** An IP address, the network of an IPv6 address, or an e-mail address. */
  readonly client: string
}

/**
 * Limits what is done for each client, in this process's memory; 0 means no limit.
 *
 * @param refuse creates the error for a client that has reached the limit, and has to wait so many milliseconds
 */
export function createWorkLimit(limit: number, now: Clock, refuse: (waitMs: number) => Error) {
  /** The client for which something was done last comes last. */
  const worksByClient = new Map<string, readonly Work[]>()

  return {
    /**
     * Runs `run`, unless the client has reached the limit. What fails does not count, nor a result of which
     * `isCounted` is false.
     *
     * @throws what `refuse` creates
     */
    count: async <Result>(
      { client, ...counted }: CountedWork,
      run: () => Promise<Result>,
      isCounted: (result: Result) => boolean = () => true,
    ): Promise<Result> => {
      if (limit === 0) return run()
      const begunAt = now()
      const work = { ...counted, begunAt }
      const all = worksByClient.get(client) ?? []
      // What began later did so while the clock was ahead.
      const open = all.filter((each) => each.begunAt <= begunAt && each.endsAt > begunAt)
      const subjects = new Set(open.map(({ subject }) => subject))
      if (subjects.add(work.subject).size > limit) {
        const first = open.reduce((soonest, { endsAt }) => Math.min(soonest, endsAt), Infinity)
        throw refuse(first - begunAt)
      }
      worksByClient.delete(client)
      worksByClient.set(client, [...open, work])
      const [oldest] = worksByClient.keys()
      if (worksByClient.size > maxClients && oldest !== undefined) worksByClient.delete(oldest)
      const replace = (isReplaced: (other: Work) => boolean, by: readonly Work[]) => {
        const others = worksByClient.get(client)?.filter((each) => !isReplaced(each))
        if (others) worksByClient.set(client, [...others, ...by])
      }
      try {
        const result = await run()
        replace(({ subject }) => subject === work.subject, isCounted(result) ? [work] : [])
        return result
      } catch (error) {
        replace((other) => other === work, [])
        throw error
      }
    },
  }
}
