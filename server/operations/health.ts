import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { ContactStore } from '../records/recordStore'

/** Room for some 10,000 bookings; below it, the owner must act. */
const minFreeBytes = 64 * 1024 * 1024

const storeTimeoutMs = 2_000

/** Requests within this time share one check, because anybody can call the path. */
const checkEveryMs = 1_000

interface HealthOptions {
  readonly store: Pick<ContactStore, 'checkReady'>
  /** Path of the records' SQLite file, whose disk must have room; undefined without one. */
  readonly recordsFile: string | undefined
}

async function findProblems({ store, recordsFile }: HealthOptions): Promise<string[]> {
  const ready = store.checkReady().then(
    () => true,
    () => false,
  )
  const readyInTime = Promise.race([ready, wait(storeTimeoutMs, false, { ref: false })])
  const room =
    recordsFile === undefined ||
    statfs(path.dirname(path.resolve(recordsFile))).then(
      ({ bavail, bsize }) => bavail * bsize >= minFreeBytes,
      () => false,
    )
  return [...((await readyInTime) ? [] : ['store']), ...((await room) ? [] : ['disk'])]
}

/**
 * Registers `/healthz`, which responds as long as the process runs, and `/readyz`, which is 503
 * while bookings can't be stored.
 */
export function registerHealth(gateway: FastifyInstance, options: HealthOptions): void {
  let checkedAt = -Infinity
  let problems: Promise<string[]> = Promise.resolve([])

  // Proxies ask every second: not logged.
  gateway.get('/healthz', { logLevel: 'warn' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  gateway.get('/readyz', async (_request, reply) => {
    const now = performance.now()
    if (now - checkedAt >= checkEveryMs) {
      checkedAt = now
      problems = findProblems(options)
    }
    const found = await problems
    return reply
      .code(found.length === 0 ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(found.length === 0 ? { status: 'ready' } : { status: 'not ready', problems: found })
  })
}
