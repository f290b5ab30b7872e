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

/** Writes a small built site into a new folder and returns its path. */
export function writeSite(): string {
  const site = path.join(createTemporaryFolder(), 'dist')
  writeFiles(site, {
    ...withCompressed('index.html', `<h1>home</h1>${'<p>text</p>'.repeat(500)}`),
    ...withCompressed('agendar-demo.html', '<h1>agendar</h1>'),
    'en.html': '<h1>English home</h1>',
    '404.html': '<h1>no encontrada</h1>',
    'en/404.html': '<h1>not found</h1>',
    ...withCompressed('assets/browser.1a2b.js', 'console.log("the page")\n'),
    'video.mp4': '0123456789',
    _redirects: '/antes /agendar-demo 301\n/ /en.html 200! Language=en\n',
  })
  return site
}
