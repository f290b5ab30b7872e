/**
 * `npm run video`: renders the inbox video frame by frame into public/video. Needs a Chromium and
 * ffmpeg. The output is committed, so that nobody else needs them.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findChromium } from '../browser/findChromium'
import { renderFrame, renderVideoDocument, readVideoPictures } from './document'
import { getFileName, variants, type Ending, type Variant } from './files'
import { frameCount, framesPerSecond, getFrameTime } from './timeline'

const root = path.join(import.meta.dirname, '../..')
const output = path.join(root, 'public/video')
const size = { width: 1280, height: 720 }

const encodings: readonly { readonly ending: Ending; readonly parameters: readonly string[] }[] = [
  {
    ending: '.webm',
    parameters: [
      ...['-c:v', 'libvpx-vp9', '-crf', '33', '-b:v', '0', '-row-mt', '1', '-g', '300'],
      // Slow, and an eighth smaller.
      ...['-cpu-used', '0', '-auto-alt-ref', '1', '-lag-in-frames', '25'],
    ],
  },
  {
    ending: '.mp4',
    parameters: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '23', '-movflags', '+faststart'],
  },
]

const posters: readonly { readonly ending: Ending; readonly width: number }[] = [
  { ending: '-1280.webp', width: 1280 },
  { ending: '-640.webp', width: 640 },
]

/** Players assume BT.709 at this size: tagged and converted, the colours equal the poster's. */
const color = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
]

const runFfmpeg = (parameters: readonly string[]) =>
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...parameters], {
    stdio: 'inherit',
  })

async function captureFrame(page: Page, html: string): Promise<Buffer> {
  await page.evaluate(async (content) => {
    const frame = document.getElementById('frame')
    if (frame) frame.innerHTML = content
    await Promise.all(Array.from(document.images, (image) => image.decode()))
  }, html)
  return page.screenshot({ type: 'png' })
}

/** Every frame as a numbered PNG; a frame that equals the last one is not drawn again. */
async function captureAllFrames(page: Page, { language }: Variant, folder: string): Promise<void> {
  const pictures = readVideoPictures(root)
  let last: { readonly html: string; readonly image: Buffer } | undefined
  for (let index = 0; index < frameCount; index += 1) {
    const html = renderFrame(getFrameTime(index), language, pictures)
    const image = last?.html === html ? last.image : await captureFrame(page, html)
    writeFileSync(path.join(folder, `${String(index).padStart(4, '0')}.png`), image)
    last = { html, image }
  }
}

/** Writes one of a variant's files with ffmpeg. */
function write(variant: Variant, ending: Ending, parameters: readonly string[]): void {
  const name = getFileName(variant, ending)
  const file = path.join(output, name)
  runFfmpeg([...parameters, file])
  console.log(`${name}: ${Math.round(statSync(file).size / 1000)} kB`)
}

function encode(variant: Variant, folder: string): void {
  const frames = ['-framerate', String(framesPerSecond), '-i', path.join(folder, '%04d.png')]
  for (const { ending, parameters } of encodings) {
    write(variant, ending, [...frames, ...color, ...parameters, '-pix_fmt', 'yuv420p', '-an'])
  }
  const poster = ['-i', path.join(folder, '0000.png'), '-c:v', 'libwebp', '-quality', '76']
  for (const { ending, width } of posters) {
    write(variant, ending, [...poster, '-vf', `scale=${width}:-1:flags=lanczos`])
  }
}

async function makeVideos(executablePath: string): Promise<void> {
  mkdirSync(output, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-video-'))
  try {
    const page = await browser.newPage({ viewport: size })
    for (const variant of variants) {
      await page.setContent(renderVideoDocument(root, variant.scheme))
      await page.evaluate(() => document.fonts.load("500 20px 'Bricolage Grotesque'"))
      await captureAllFrames(page, variant, folder)
      encode(variant, folder)
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true })
  }
}

const chromiumPath = findChromium()
if (spawnSync('ffmpeg', ['-version']).error) {
  console.error(
    'The video needs ffmpeg, which is not on the PATH (Debian: apt-get install ffmpeg).',
  )
  process.exitCode = 1
} else if (!chromiumPath) {
  console.error('The video needs a Chromium; CHROMIUM_PATH can name one.')
  process.exitCode = 1
} else {
  await makeVideos(chromiumPath)
}
