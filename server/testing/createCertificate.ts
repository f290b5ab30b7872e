import { execFileSync } from 'node:child_process'
import path from 'node:path'

/** Creates a certificate for localhost by openssl, in a folder. */
export function createCertificate(folder: string) {
  const keyPair = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-keyout', 'privkey.pem', '-out', 'fullchain.pem']
  execFileSync('openssl', ['req', '-x509', ...keyPair, ...name, '-days', '1', ...files], {
    cwd: folder,
    stdio: 'ignore',
  })
  return { key: path.join(folder, 'privkey.pem'), certificate: path.join(folder, 'fullchain.pem') }
}
