import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { array, object, string, type AnyObjectSchema, type InferType } from 'yup'
import { articleCategories, getArticleId, type ArticleFacts, type ArticleId } from '../site/article'
import { languages, type Language } from '../site/language'

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const createTextSchema = () => string().strict().required()
const createSlugSchema = () =>
  createTextSchema().matches(slugPattern, '${path} must be lower case words with hyphens')

const texts = {
  title: createTextSchema(),
  excerpt: createTextSchema().max(180),
  keywords: createTextSchema(),
  faqs: array(
    object({ question: createTextSchema(), answer: createTextSchema() }).noUnknown().strict(),
  ),
}

/** The Spanish file also holds the facts that both languages share. */
const spanishSchema = object({
  ...texts,
  date: createTextSchema().matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be written YYYY-MM-DD'),
  category: createTextSchema().oneOf(articleCategories),
  picture: createTextSchema().matches(
    /^\/pictures\/articles\/[\w-]+\.svg$/,
    '${path} must be an SVG file below /pictures/articles/',
  ),
  further: array(createSlugSchema()).length(3).required(),
})
  .noUnknown()
  .strict()

const englishSchema = object({ ...texts, slug: createSlugSchema() })
  .noUnknown()
  .strict()

interface ArticleTexts extends Omit<InferType<typeof englishSchema>, 'slug'> {
  /** The body, without front matter. */
  readonly markdown: string
  /** The path of the Markdown file, for error messages. */
  readonly file: string
}

/** An article as written: its facts, and its texts in each language. */
export interface ArticleSource extends ArticleFacts {
  /**
   * Related articles. They are listed by hand, so that a new article does not change other pages.
   */
  readonly further: readonly ArticleId[]
  readonly texts: Readonly<Record<Language, ArticleTexts>>
}

/** @throws {Error} with the file and each invalid field */
function validate<Schema extends AnyObjectSchema>(
  schema: Schema,
  value: unknown,
  file: string,
): InferType<Schema> {
  try {
    return schema.validateSync(value, { abortEarly: false })
  } catch (error) {
    const { errors } = error as { errors: readonly string[] }
    throw new Error(`${file}: ${errors.join('; ')}`, { cause: error })
  }
}

function splitFrontMatter(source: string, file: string) {
  const [, frontMatter, markdown] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? []
  if (frontMatter === undefined || markdown === undefined)
    throw new Error(`${file}: it must begin with front matter between two lines of ---`)
  try {
    return { fields: parse(frontMatter) as unknown, markdown }
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/**
 * Parses an article from its two files.
 *
 * @param slug its Spanish slug
 * @throws {Error} with file and field if a field is missing, unknown or invalid
 */
export function parseArticle(
  slug: string,
  sources: Readonly<Record<Language, string>>,
): ArticleSource {
  const read = <Schema extends AnyObjectSchema>(schema: Schema, language: Language) => {
    const file = `src/content/articles/${slug}/${language}.md`
    const { fields, markdown } = splitFrontMatter(sources[language], file)
    return { ...validate(schema, fields, file), markdown, file }
  }
  const { date, category, picture, further, ...es } = read(spanishSchema, 'es')
  const { slug: englishSlug, ...en } = read(englishSchema, 'en')
  return {
    id: getArticleId(slug),
    slugs: { es: slug, en: englishSlug },
    date,
    category,
    picture: picture as ArticleFacts['picture'],
    further: further.map(getArticleId),
    texts: { es, en },
  }
}

/** Reads the article in a folder, which is named after its Spanish slug. */
export function readArticle(folder: string): ArticleSource {
  const read = (language: Language) => readFileSync(path.join(folder, `${language}.md`), 'utf8')
  const [es, en] = languages.map(read)
  return parseArticle(path.basename(folder), { es: es ?? '', en: en ?? '' })
}
