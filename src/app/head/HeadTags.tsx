import { getOtherLanguage, type Language } from '@/site/language'
import { siteConfig } from '@/site/siteConfig'
import type { HeadModel } from './headModel'

/** Open Graph needs a territory; LA stands for Latin America. */
const locales: Record<Language, string> = { es: 'es_LA', en: 'en_US' }

/** Twitter reads these too, besides its card type. */
const getOpenGraph = (head: HeadModel): readonly (readonly [string, string | undefined])[] => [
  ['og:type', head.type],
  ['og:site_name', siteConfig.brand],
  ['og:locale', locales[head.language]],
  // Pages in one language only have no alternates.
  [
    'og:locale:alternate',
    head.alternates.length > 0 ? locales[getOtherLanguage(head.language)] : undefined,
  ],
  ['og:title', head.title],
  ['og:description', head.description],
  ['og:url', head.canonicalUrl],
  ['og:image', head.image],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', head.title],
  ['article:published_time', head.publishTime],
  ['article:modified_time', head.publishTime],
  ['article:section', head.category],
]

interface HeadTagsProps {
  readonly head: HeadModel
  /** Attributes for every element, for example to find prerendered ones. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>
}

/** Renders a head. React hoists all but the structured data into the head. */
export const HeadTags = ({ head, attributes }: HeadTagsProps) => (
  <>
    <title {...attributes}>{head.title}</title>
    <meta {...attributes} name="description" content={head.description} />
    {head.keywords && <meta {...attributes} name="keywords" content={head.keywords} />}
    <meta {...attributes} name="author" content={siteConfig.brand} />
    {head.noIndex && <meta {...attributes} name="robots" content="noindex" />}
    {head.sendsNoReferrer && <meta {...attributes} name="referrer" content="no-referrer" />}
    {head.canonicalUrl && <link {...attributes} rel="canonical" href={head.canonicalUrl} />}
    {head.alternates.map(({ hrefLang, url }) => (
      <link {...attributes} key={hrefLang} rel="alternate" hrefLang={hrefLang} href={url} />
    ))}
    {head.feed && (
      <link
        {...attributes}
        rel="alternate"
        type="application/rss+xml"
        title={head.feed.title}
        href={head.feed.url}
      />
    )}
    {getOpenGraph(head).map(
      ([property, content]) =>
        content !== undefined && (
          <meta {...attributes} key={property} property={property} content={content} />
        ),
    )}
    <meta {...attributes} name="twitter:card" content="summary_large_image" />
    {head.structuredData.map((data, index) => (
      <script
        {...attributes}
        key={index}
        type="application/ld+json"
        // A closing tag inside a text would end the script.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    ))}
  </>
)
