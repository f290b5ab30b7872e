import { setTimeout as wait } from 'node:timers/promises'
import { getRootMessage } from '../errors'
import { createBusyReader } from '../records/busyReader'
import { createCrmSource, type CrmSourceOptions } from './crmSource'

/** How often an instance looks whether another one has finished reading. */
const pollMs = 100

/** Reads the busy times of the CRM when they are needed. */
export function createBusyTimes(options: CrmSourceOptions) {
  const { now, report } = options
  const source = createCrmSource(options)
  const reader = createBusyReader(options)
  let running: Promise<boolean> | undefined
  /** When the reading began that this instance does now. */
  let readingSince = Infinity

  /**
   * Reads, or waits for the reading of another instance as long as for its own. Returns whether the CRM is asked at
   * all: after a failure it is left alone for a while.
   */
  const readInTurn = async (deadlineMs: number): Promise<boolean> => {
    const deadline = performance.now() + deadlineMs
    readingSince = performance.now()
    const isItsTurn = await reader.read(source).finally(() => {
      readingSince = Infinity
    })
    if (isItsTurn) return true
    const before = await reader.getTurn(source)
    for (let turn = before; ; turn = await reader.getTurn(source)) {
      if (turn.isFailing) return false
      const isOver = performance.now() >= deadline || turn.readAt !== before.readAt
      if (isOver || now() >= turn.begunAt + deadlineMs) return true
      await wait(pollMs)
    }
  }

  const readOrJoin = (deadlineMs: number) => {
    running ??= readInTurn(deadlineMs)
      .catch((error: unknown) => {
        report(`The busy times of ${source.title} cannot be stored: ${getRootMessage(error)}.`)
        return true
      })
      .finally(() => {
        running = undefined
      })
    return running
  }

  return {
    /**
     * Sees to it that the times that are taken in the CRM were read after `since`, in milliseconds since
     * 1970, but waits no longer than the deadline, once for each reading: then the stored times count.
     *
     * @returns whether the times are that new
     */
    refresh: async ({ since, deadlineMs }: { since: number; deadlineMs: number }) => {
      const deadline = performance.now() + deadlineMs
      const isNew = async () => (await reader.getTurn(source)).readAt >= since
      // The reading that is running may have begun too early: then another one follows.
      for (let round = 0; round < 2; round += 1) {
        if (await isNew()) return true
        const leftMs = Math.min(deadline, readingSince + deadlineMs) - performance.now()
        if (leftMs <= 0) return false
        const late = wait(leftMs, true, { ref: false })
        if (!(await Promise.race([readOrJoin(deadlineMs), late]))) return false
      }
      return isNew()
    },
  }
}

export type BusyTimes = ReturnType<typeof createBusyTimes>
