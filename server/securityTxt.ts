import type { FastifyInstance } from 'fastify'
import type { BuiltSite } from './site/loadSite'
import { sendFile } from './site/sendFile'

const name = '.well-known/security.txt'

/** Serves the only dotfile of the built site: it says where to report a vulnerability (RFC 9116). */
export function registerSecurityTxt(gateway: FastifyInstance, { files }: BuiltSite): void {
  const file = files.get(name)
  if (file) gateway.get(`/${name}`, (request, reply) => sendFile(request, reply, file))
}
