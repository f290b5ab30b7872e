import type { ArticleFacts, ArticleId } from '../site/article'
import type { AssistantKey } from '../site/assistants'
import type { Language } from '../site/language'

/** The shapes of page content that is more than single texts. Every text is plain, never HTML. */

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
  /** `duration` as m:ss; `text` is what is said, for those who cannot hear it. */
  | { readonly type: 'audio'; readonly duration: string; readonly text: string }
  /** `text` describes the picture. */
  | { readonly type: 'image'; readonly imageUrl: string; readonly text: string }
)

/** What a visitor of the demo chat can choose in place of a product that is out of stock. */
export interface Alternative {
  readonly name: string
  /** What it costs compared to the product that was asked for. */
  readonly priceNote: string
}

/** A scripted conversation with one assistant. */
export interface Transcript {
  readonly messages: readonly ConversationMessage[]
  /**
   * Offered after the bot's message that is marked `withFlow`, until one is chosen; `{{alternative}}`
   * in a later message stands for its name.
   */
  readonly alternatives?: readonly Alternative[]
  /** The language that it is written in, if it is not the page's (requirements R12). */
  readonly writtenIn?: Language
}

/** A piece of an article's body: text, or an element with its attributes. */
export type ArticleNode =
  | string
  | {
      readonly tag: string
      readonly props: Readonly<Record<string, string | number>>
      readonly children: readonly ArticleNode[]
    }

/** A heading with what follows it; the first section of an article, its opening, has no heading. */
export type ArticleSection = readonly ArticleNode[]

/** An article as a line of a list shows it, and leads to it. */
export interface TitledArticle extends ArticleFacts {
  readonly title: string
  /** Its date in words, written by the build: a browser takes long to make its first format. */
  readonly day: string
}

/** An article as a card shows it. */
export interface ListedArticle extends TitledArticle {
  readonly excerpt: string
}

/** An article as it is read. */
export interface Article extends ListedArticle {
  /** What it is about, for search engines: words between commas. */
  readonly keywords: string
  /** How long it takes to read. */
  readonly minutes: number
  readonly sections: readonly ArticleSection[]
  readonly faqs?: readonly Faq[]
  /** What to read after it. */
  readonly further: readonly TitledArticle[]
  readonly missing?: never
}

/** What is loaded for a path at which there is no article. */
export interface MissingArticle {
  readonly missing: true
}

/** An article as it is searched. */
export interface SearchedArticle extends ListedArticle {
  /** Its paragraphs, headings and items of lists. */
  readonly texts: readonly string[]
  readonly faqs?: readonly Faq[]
}

/** Lists of articles, newest first. */
export interface ArticleListings {
  readonly 'listings/all': { readonly articles: readonly ListedArticle[] }
  readonly 'listings/newest': { readonly articles: readonly ListedArticle[] }
  readonly 'listings/search': { readonly articles: readonly SearchedArticle[] }
}

/** The sections of the content that are documents, made from Markdown by the build. */
export type ArticleContent = Readonly<Record<ArticleId, Article | MissingArticle>> & ArticleListings

type Three<Item> = readonly [Item, Item, Item]
type Four<Item> = readonly [Item, Item, Item, Item]

/** What the icon of a use case shows. */
export type UseCaseIcon =
  | 'balance'
  | 'form'
  | 'reminder'
  | 'chart'
  | 'search'
  | 'swap'
  | 'parcel'
  | 'basket'
  | 'wheel'
  | 'wrench'
  | 'part'
  | 'calendar'
  | 'checklist'
  | 'pulse'
  | 'shifts'

export interface UseCase extends Titled {
  readonly icon: UseCaseIcon
  /** The assistant that is recommended for it. */
  readonly assistant: AssistantKey
  /** The ground that it stands on. */
  readonly tone: 'indigo' | 'sun' | 'mint' | 'coral' | 'sky' | 'plain'
}

export interface FlowStep extends Titled {
  readonly assistant: AssistantKey
}

/** What an assistant does in one industry. */
export interface IndustryAssistant extends Titled {
  readonly assistant: AssistantKey
  readonly features: Three<string>
}

/** A department, what is asked there and the system that the assistant is connected to. */
export interface Department extends Titled {
  readonly system: string
}

/** The page of an industry; every title heads its section. */
export interface IndustryContent extends Titled {
  readonly tagline: string
  /** The one figure of the page, read as a sentence. */
  readonly figure: { readonly before: string; readonly value: string; readonly after: string }
  readonly useCases: Titled & { readonly items: Four<UseCase> }
  readonly flow: Titled & { readonly steps: Four<FlowStep> }
  /** Each has a tab; the first one's is open. */
  readonly assistants: Titled & { readonly items: Three<IndustryAssistant> }
  readonly benefits: { readonly title: string; readonly items: Four<Titled> }
  /** Where the industry is a house of many departments, and what the law asks of all of them. */
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
