import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createTemporaryFolder } from './temporaryFolder'

/** Writes files, by path, into a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string | Buffer>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
}

const withCompressed = (file: string, content: string) => ({
  [file]: content,
  [`${file}.br`]: brotliCompressSync(content),
  [`${file}.gz`]: gzipSync(content),
})

export const siteScript = 'console.log("the page")\n'
export const securityTxt = 'Contact: mailto:hola@example.com'

/** Writes a small built site, beside a file that must not be reached, and returns its path. */
export function writeSite(): string {
  const folder = createTemporaryFolder()
  const site = path.join(folder, 'dist')
  writeFiles(folder, { 'secret.txt': 'secret' })
  writeFiles(site, {
    ...withCompressed('index.html', 'home'),
    'en.html': 'English home',
    'inline.html': '<script>one()</script><style>a{}</style><script src="/x.js"></script>',
    'search.html': 'buscar',
    'en/search.html': 'search',
    _redirects: [
      '/antes /agendar-demo 301',
      '/ /en.html 200! Language=en',
      '/search /en/search.html 200! Language=en',
      '/agendar-demo/:token /agendar-demo/token.html 200',
      '/en/* /en/404.html 404',
    ].join('\n'),
    ...withCompressed('agendar-demo.html', 'agendar'),
    'agendar-demo/token.html': 'cita',
    'en/schedule-demo.html': 'schedule',
    '404.html': 'no encontrada',
    'en/404.html': 'not found',
    ...withCompressed('assets/browser.1a2b.js', siteScript),
    'flags/es.svg': '<svg/>',
    'pictures/team/ana.JPG': 'photo',
    'brochure.pdf': 'pages',
    'blog/rss.xml': '<rss/>',
    'content/es/articles/one.json': '{}',
    'video.mp4': '0123456789',
    '.well-known/security.txt': securityTxt,
    '.env': 'secret',
  })
  return site
}
