import { readdirSync } from 'node:fs'
import path from 'node:path'
import { assistantKeys } from '../site/assistants'
import { languages } from '../site/language'
import { sectorTranscripts } from './transcripts'

const scripted = Object.entries({ generic: assistantKeys, ...sectorTranscripts }).flatMap(
  ([sector, assistants]) => assistants.map((assistant) => path.join(sector, `${assistant}.ts`)),
)

test('a script is named for every assistant, and for thirteen of them in a sector', () => {
  expect(scripted).toHaveLength(assistantKeys.length + 13)
})

test.each(languages)('no script is written in %s that no chat can play', (language) => {
  const folder = path.join(__dirname, language, 'transcripts')
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(scripted).toEqual(expect.arrayContaining(written.filter((file) => file.endsWith('.ts'))))
})
