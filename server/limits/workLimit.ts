import type { Clock } from '../time'

/** The most clients in memory; the one for which something was done longest ago is forgotten first. */
const maxClients = 100_000

/** What is done for a client, such as a booking. While its outcome is not known yet, it counts, too. */
interface Work {
  /** Work with the same subject counts once. */
  readonly subject: unknown
  /** When it no longer counts, in milliseconds since 1970. */
  readonly endsAt: number
}

interface CountedWork extends Work {
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
  const worksByClient = new Map<string, Set<Work & { readonly begunAt: number }>>()

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
      const works = worksByClient.get(client) ?? new Set()
      let soonestEnd = Infinity
      for (const each of works) {
        // What began later did so while the clock was ahead.
        if (each.begunAt > begunAt || each.endsAt <= begunAt) works.delete(each)
        else soonestEnd = Math.min(soonestEnd, each.endsAt)
      }
      const subjects = new Set([...works].map(({ subject }) => subject))
      if (subjects.add(work.subject).size > limit) throw refuse(soonestEnd - begunAt)
      worksByClient.delete(client)
      worksByClient.set(client, works.add(work))
      const [oldest] = worksByClient.keys()
      if (worksByClient.size > maxClients && oldest !== undefined) worksByClient.delete(oldest)
      try {
        const result = await run()
        for (const each of works) if (each.subject === work.subject) works.delete(each)
        if (isCounted(result)) works.add(work)
        return result
      } catch (error) {
        works.delete(work)
        throw error
      }
    },
  }
}
