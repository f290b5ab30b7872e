import type { ArticleFacts, ArticleId } from '../site/article'
import type { AssistantKey } from '../site/assistants'
import type { Language } from '../site/language'
import type { UseCaseIcon } from './useCaseIcons'

/** Types of the structured page content. All texts are plain text, never HTML. */

export interface Titled {
  readonly title: string
  readonly description: string
}

export interface Faq {
  readonly question: string
  readonly answer: string
}

/** One message of a scripted conversation (requirements, section 3). */
export type ConversationMessage = {
  readonly from: 'user' | 'bot'
} & (
  | { readonly type: 'text'; readonly text: string; readonly withFlow?: true }
  /** `duration` is m:ss; `text` is the transcript. */
  | { readonly type: 'audio'; readonly duration: string; readonly text: string }
  /** `text` describes the picture. */
  | { readonly type: 'image'; readonly imageUrl: string; readonly text: string }
)

/** A product that the visitor can choose instead of one that is out of stock. */
export interface Alternative {
  readonly name: string
  /** The price compared to the original product. */
  readonly priceNote: string
}

export interface Transcript {
  readonly messages: readonly ConversationMessage[]
  /**
   * Offered after the bot's message with `withFlow`, until one is chosen. In later messages,
   * `{{alternative}}` stands for its name.
   */
  readonly alternatives?: readonly Alternative[]
  /** The language of the transcript, if it is not the page's (requirements R12). */
  readonly writtenIn?: Language
}

/** A node of an article's body: text, or an element with its attributes. */
export type ArticleNode =
  | string
  | {
      readonly tag: string
      readonly props: Readonly<Record<string, string | number>>
      readonly children: readonly ArticleNode[]
    }

/** A heading and the content below it. The first section of an article has no heading. */
export type ArticleSection = readonly ArticleNode[]

/** The data of an article that a title with a link needs. */
export interface TitledArticle extends ArticleFacts {
  readonly title: string
  /** The date written out by the build, because creating a date format is slow in the browser. */
  readonly day: string
}

/** The data of an article that a card needs. */
export interface ListedArticle extends TitledArticle {
  readonly excerpt: string
}

export interface Article extends ListedArticle {
  /** Keywords for search engines, separated by commas. */
  readonly keywords: string
  /** The reading time. */
  readonly minutes: number
  readonly sections: readonly ArticleSection[]
  readonly faqs?: readonly Faq[]
  /** Related articles. */
  readonly further: readonly TitledArticle[]
  readonly missing?: never
}

/** The document that is loaded for a path without an article. */
export interface MissingArticle {
  readonly missing: true
}

/** A target of the search: a page, a section of a page, an article, a question, a plan. */
export interface SearchDocument {
  readonly kind: 'page' | 'section' | 'assistant' | 'plan' | 'article' | 'faq' | 'legal'
  /** The link to it, with query and anchor. */
  readonly path: string
  readonly title: string
  /** The title of the page that it is on; absent for a page and an article. */
  readonly page?: string
  /** One per paragraph. */
  readonly texts: readonly string[]
  /** Other words by which visitors look for it. */
  readonly words?: string
}

/** What the search reads. */
export interface SearchDocuments {
  readonly documents: readonly SearchDocument[]
  /** Words that say nothing about what is looked for. */
  readonly ignored: string
}

/** Lists of articles, newest first, and what the search reads. */
export interface CompiledLists {
  readonly 'listings/all': { readonly articles: readonly ListedArticle[] }
  readonly 'listings/newest': { readonly articles: readonly ListedArticle[] }
  readonly 'search/documents': SearchDocuments
}

/** The content that is compiled at build time. */
export type CompiledContent = Readonly<Record<ArticleId, Article | MissingArticle>> & CompiledLists

type Three<Item> = readonly [Item, Item, Item]
type Four<Item> = readonly [Item, Item, Item, Item]

export interface UseCase extends Titled {
  readonly icon: UseCaseIcon
  /** The recommended assistant. */
  readonly assistant: AssistantKey
  /** The background colour. */
  readonly tone: 'indigo' | 'sun' | 'mint' | 'coral' | 'sky' | 'plain'
}

export interface FlowStep extends Titled {
  readonly assistant: AssistantKey
}

/** The tasks of an assistant in one industry. */
export interface IndustryAssistant extends Titled {
  readonly assistant: AssistantKey
  readonly features: Three<string>
}

/** A department, its typical questions and the system that the assistant connects to. */
export interface Department extends Titled {
  readonly system: string
}

/** The content of an industry page; each title is the heading of a section. */
export interface IndustryContent extends Titled {
  readonly tagline: string
  /** The page's key figure, which reads as a sentence. */
  readonly figure: { readonly before: string; readonly value: string; readonly after: string }
  readonly useCases: Titled & { readonly items: Four<UseCase> }
  readonly flow: Titled & { readonly steps: Four<FlowStep> }
  /** One tab each; the first one is selected. */
  readonly assistants: Titled & { readonly items: Three<IndustryAssistant> }
  readonly benefits: { readonly title: string; readonly items: Four<Titled> }
  /** Only for industries whose organizations have many departments, with a note on the law. */
  readonly departments?: Titled & {
    readonly items: Four<Department>
    readonly compliance: Titled
  }
  /** Empty where the page has no questions. */
  readonly faqs: readonly Faq[]
  /** `{{price}}` stands for the lowest price of a plan. */
  readonly pricing: Titled
  readonly demo: Titled
}

/** Keys whose values are not text, but identifiers that are the same in every language. */
type WordlessKey =
  'assistant' | 'duration' | 'from' | 'icon' | 'imageUrl' | 'tone' | 'type' | 'writtenIn'

/**
 * The shape of a translation: the keys of the source, with any text as value. Wordless keys keep
 * their exact value, so that both languages have the same items in the same order.
 */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Key extends WordlessKey
    ? Source[Key]
    : Source[Key] extends string
      ? string
      : Translation<Source[Key]>
}
