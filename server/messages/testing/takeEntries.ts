import { recipients, type Outbox, type OutboxEntry } from '../outbox'

/** Takes all due entries, one of each recipient in turn, as long as there are some. */
export async function* takeEntries(
  outbox: Pick<Outbox, 'takeNext'>,
  times: { readonly now: Date; readonly retryAt: Date },
): AsyncGenerator<OutboxEntry> {
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const recipient of recipients) {
      const entry = await outbox.takeNext({ recipient, ...times })
      if (entry) yield entry
      isDone &&= !entry
    }
  }
}
