import { createElement, lazy, type ComponentType } from 'react'
import { isArticleId, type ArticleId } from '../site/article'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/routes'

/** The name of the chunk with a page's component, as the comments below give it. */
function getPageChunk(id: AnyPageId): string {
  if (isIndustryKey(id)) return 'page-industry'
  return isArticleId(id) ? 'page-article' : `page-${id}`
}

export const getPageChunks = (id: AnyPageId): string[] =>
  id === 'appointment' ? [getPageChunk('scheduleDemo'), getPageChunk(id)] : [getPageChunk(id)]

interface PageModule<Id> {
  default: ComponentType<{ readonly id: Id }>
}

const loadIndustryPage = () =>
  import(/* webpackChunkName: "page-industry" */ '../pages/industry/IndustryPage')
const loadArticlePage = () =>
  import(/* webpackChunkName: "page-article" */ '../pages/article/ArticlePage')

const pageModules: {
  readonly [Id in Exclude<AnyPageId, ArticleId>]: () => Promise<PageModule<Id>>
} = {
  home: () => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage'),
  scheduleDemo: () =>
    import(/* webpackChunkName: "page-scheduleDemo" */ '../pages/scheduleDemo/ScheduleDemoPage'),
  howItWorks: () =>
    import(/* webpackChunkName: "page-howItWorks" */ '../pages/howItWorks/HowItWorksPage'),
  industries: () =>
    import(/* webpackChunkName: "page-industries" */ '../pages/industries/IndustriesPage'),
  financial: loadIndustryPage,
  retail: loadIndustryPage,
  automotive: loadIndustryPage,
  health: loadIndustryPage,
  pricing: () => import(/* webpackChunkName: "page-pricing" */ '../pages/pricing/PricingPage'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/PrivacyPage'),
  blog: () => import(/* webpackChunkName: "page-blog" */ '../pages/blog/BlogPage'),
  googleTerms: () =>
    import(/* webpackChunkName: "page-googleTerms" */ '../pages/googleTerms/GoogleTermsPage'),
  search: () => import(/* webpackChunkName: "page-search" */ '../pages/search/SearchPage'),
  appointment: async () => {
    const { loadAppointmentPage } = await import(
      /* webpackChunkName: "page-scheduleDemo" */ './loadAppointmentPage'
    )
    return loadAppointmentPage()
  },
  notFound: () => import(/* webpackChunkName: "page-notFound" */ '../pages/notFound/NotFoundPage'),
}

type PageComponent = ComponentType<{ readonly id: AnyPageId }>

// The table above gives each component the ids that it accepts.
const load = (id: AnyPageId) =>
  (isArticleId(id) ? loadArticlePage() : pageModules[id]()) as Promise<PageModule<AnyPageId>>

/** Components by chunk, because all articles share one, and so do all industries. */
const components = new Map<string, PageComponent>()

/** Lets the next visit load a page again, because `lazy` never forgets that this failed. */
export const forgetPages = (): void => {
  components.clear()
}

function getComponent(id: AnyPageId): PageComponent {
  const chunk = getPageChunk(id)
  const known = components.get(chunk)
  if (known) return known
  const component = lazy(() => load(id))
  components.set(chunk, component)
  return component
}

/**
 * Returns the element of a page, whose code is loaded when it is first rendered. All articles have one
 * key, so that a switch of language does not remount an article.
 */
export const createPageElement = (id: AnyPageId) =>
  createElement(getComponent(id), { key: isArticleId(id) ? 'article' : id, id })

/**
 * Loads a page's component before it is rendered, because hydration must not suspend on the page's own
 * code. A component that is already rendered stays the same.
 */
export async function preloadPage(id: AnyPageId): Promise<void> {
  const chunk = getPageChunk(id)
  if (components.has(chunk)) return
  const { default: component } = await load(id)
  if (!components.has(chunk)) components.set(chunk, component)
}
