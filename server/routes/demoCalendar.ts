import type { FastifyInstance } from 'fastify'
import type { ReadDemoCalendar } from '../calendar/demoCalendar'
import { RequestRefused } from '../failures'
import { secretPageHeaders } from '../securityHeaders'
import { createEntityTag } from '../site/loadSite'
import { sendFile } from '../site/sendFile'

const headers = {
  ...secretPageHeaders,
  'cross-origin-resource-policy': 'same-origin',
  // A browser would name the file by the address, which is a secret.
  'content-disposition': 'attachment; filename="demos.ics"',
  'content-type': 'text/calendar; charset=utf-8',
}

/** Registers the demo calendar at `/calendar/<token>.ics`. Any other token is answered in the same way. */
export function registerDemoCalendar(gateway: FastifyInstance, readFile: ReadDemoCalendar): void {
  gateway.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, token = ''] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    const file = await readFile(token)
    if (file === undefined) {
      reply.headers(secretPageHeaders)
      throw new RequestRefused(404, 'There is no such calendar')
    }
    const body = Buffer.from(file)
    const etag = createEntityTag(body)
    const identity = { body, etag, headers: { etag } }
    return sendFile(request, reply, { name: 'demos.ics', identity }, headers)
  })
}
