import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleBlock } from '../../src/content/types'
import { loadSection } from '../../src/i18n/loadSection'
import { articles, type ArticleEntry } from '../../src/site/articleList'
import { languages } from '../../src/site/language'

/** Stands in the name of every file that belongs to a generated article, and in no other. */
export const generatedMark = 'generated-article-'

const nameOf = (number: number) => `${generatedMark}${String(number).padStart(3, '0')}`

/** One of the real articles, each in turn. */
function articleAt(number: number): ArticleEntry {
  const article = articles[number % articles.length]
  if (!article) throw new Error('The blog has no articles to generate others from')
  return article
}

/** A day for each, all of them before the first real article's. */
function dateOf(number: number): string {
  const oldest = Date.parse(`${articles.at(-1)?.date ?? ''}T00:00Z`)
  return new Date(oldest - number * 86_400_000).toISOString().slice(0, 10)
}

function entryOf(number: number): ArticleEntry {
  const name = nameOf(number)
  return {
    id: `articles/${name}`,
    slugs: { es: `${name}-es`, en: `${name}-en` },
    date: dateOf(number),
    category: articleAt(number).category,
    picture: `/pictures/articles/${name}.svg`,
    further: [articleAt(number).id, articleAt(number + 1).id, articleAt(number + 2).id],
  }
}

const numbered = (text: string, number: number) => `${number}. ${text}`

/** As long as a real article's, with words of its own in every block. */
const blockOf = (block: ArticleBlock, number: number): ArticleBlock =>
  block.type === 'list'
    ? { ...block, items: block.items.map((item) => numbered(item, number)) }
    : { ...block, text: numbered(block.text, number) }

const moduleOf = (content: object) => `export default ${JSON.stringify(content)}\n`

async function writeArticle(project: string, number: number): Promise<void> {
  const { id, picture } = entryOf(number)
  const model = articleAt(number)
  for (const language of languages) {
    const { articles: listed, body, faqs, keywords } = await loadSection(language, model.id)
    const [{ title, excerpt }] = listed
    const folder = path.join(project, 'src/content', language, id)
    mkdirSync(folder, { recursive: true })
    const summary = { title: numbered(title, number), excerpt: numbered(excerpt, number), keywords }
    const text = { body: body.map((block) => blockOf(block, number)), ...(faqs && { faqs }) }
    writeFileSync(path.join(folder, 'summary.ts'), moduleOf(summary))
    writeFileSync(path.join(folder, 'body.ts'), moduleOf(text))
  }
  const pictures = path.join(project, 'public')
  copyFileSync(path.join(pictures, model.picture), path.join(pictures, picture))
}

/** Adds articles to a copy of the project, numbered from `first` to `last`: older than the real ones. */
export async function addArticles(project: string, first: number, last: number): Promise<void> {
  const list = path.join(project, 'src/site/articleList.ts')
  const source = readFileSync(list, 'utf8')
  const end = source.lastIndexOf('])')
  const added: string[] = []
  for (let number = first; number <= last; number += 1) {
    await writeArticle(project, number)
    added.push(`${JSON.stringify(entryOf(number))},\n`)
  }
  writeFileSync(list, `${source.slice(0, end)}${added.join('')}${source.slice(end)}`)
}
