import { createElement } from 'react'
import { isArticleId, type ArticleId } from '../site/article'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/routes'
import { lazyAgain, type PreloadableComponent } from '../ui/lazyAgain'

/** The name of the chunk with a page's component, as the comments below give it. */
function getPageChunk(id: AnyPageId): string {
  if (isIndustryKey(id)) return 'page-industry'
  return isArticleId(id) ? 'page-article' : `page-${id}`
}

export const getPageChunks = (id: AnyPageId): string[] =>
  id === 'appointment' ? [getPageChunk('scheduleDemo'), getPageChunk(id)] : [getPageChunk(id)]

const industryPage = lazyAgain(
  () => import(/* webpackChunkName: "page-industry" */ '../pages/industry/IndustryPage'),
)
const articlePage = lazyAgain(
  () => import(/* webpackChunkName: "page-article" */ '../pages/article/ArticlePage'),
)

type LazyPage<Id> = PreloadableComponent<{ readonly id: Id }>

const pages: { readonly [Id in Exclude<AnyPageId, ArticleId>]: LazyPage<Id> } = {
  home: lazyAgain(() => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage')),
  scheduleDemo: lazyAgain(
    () =>
      import(/* webpackChunkName: "page-scheduleDemo" */ '../pages/scheduleDemo/ScheduleDemoPage'),
  ),
  howItWorks: lazyAgain(
    () => import(/* webpackChunkName: "page-howItWorks" */ '../pages/howItWorks/HowItWorksPage'),
  ),
  industries: lazyAgain(
    () => import(/* webpackChunkName: "page-industries" */ '../pages/industries/IndustriesPage'),
  ),
  financial: industryPage,
  retail: industryPage,
  automotive: industryPage,
  health: industryPage,
  pricing: lazyAgain(
    () => import(/* webpackChunkName: "page-pricing" */ '../pages/pricing/PricingPage'),
  ),
  privacy: lazyAgain(
    () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/PrivacyPage'),
  ),
  blog: lazyAgain(() => import(/* webpackChunkName: "page-blog" */ '../pages/blog/BlogPage')),
  googleTerms: lazyAgain(
    () => import(/* webpackChunkName: "page-googleTerms" */ '../pages/googleTerms/GoogleTermsPage'),
  ),
  search: lazyAgain(
    () => import(/* webpackChunkName: "page-search" */ '../pages/search/SearchPage'),
  ),
  appointment: lazyAgain(async () => {
    const { loadAppointmentPage } = await import(
      /* webpackChunkName: "page-scheduleDemo" */ './loadAppointmentPage'
    )
    return loadAppointmentPage()
  }),
  notFound: lazyAgain(
    () => import(/* webpackChunkName: "page-notFound" */ '../pages/notFound/NotFoundPage'),
  ),
}

// The table above gives each component the ids that it accepts.
const getPage = (id: AnyPageId) =>
  (isArticleId(id) ? articlePage : pages[id]) as LazyPage<AnyPageId>

/**
 * Returns the element of a page, whose code is loaded when it is first rendered. All articles have one
 * key, so that a switch of language does not remount an article.
 */
export const createPageElement = (id: AnyPageId) =>
  createElement(getPage(id), { key: isArticleId(id) ? 'article' : id, id })

/** Loads a page's component before it is rendered, because hydration must not suspend on the page's own code. */
export const preloadPage = (id: AnyPageId): Promise<void> => getPage(id).preload()
