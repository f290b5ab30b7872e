import { recipients } from '../events'
import type { Jobs, Job } from '../../records/jobs'

/** Takes all due jobs, one of each recipient in turn, as long as there are some. */
export async function* takeJobs(
  jobs: Pick<Jobs, 'takeNext'>,
  times: { readonly now: Date; readonly retryAt: Date },
): AsyncGenerator<Job> {
  for (let isDone = false; !isDone;) {
    isDone = true
    for (const recipient of recipients) {
      const job = await jobs.takeNext({ recipient, ...times })
      if (job) yield job
      isDone &&= !job
    }
  }
}
