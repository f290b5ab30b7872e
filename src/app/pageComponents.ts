import { createElement } from 'react'
import { isArticleId } from '../site/article'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/routes'
import { lazyAgain, type PreloadableComponent } from '../ui/lazyAgain'

/** The name of a page's component: all industries share one, and so do all articles. */
function getPageName(id: AnyPageId) {
  if (isIndustryKey(id)) return 'industry'
  return isArticleId(id) ? 'article' : id
}

/** The name of the chunk with a page's component, as the comments below give it. */
const getPageChunk = (id: AnyPageId) => `page-${getPageName(id)}`

export const getPageChunks = (id: AnyPageId): string[] =>
  id === 'appointment' ? [getPageChunk('scheduleDemo'), getPageChunk(id)] : [getPageChunk(id)]

const pages: Readonly<Record<ReturnType<typeof getPageName>, PreloadableComponent<never>>> = {
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
  industry: lazyAgain(
    () => import(/* webpackChunkName: "page-industry" */ '../pages/industry/IndustryPage'),
  ),
  pricing: lazyAgain(
    () => import(/* webpackChunkName: "page-pricing" */ '../pages/pricing/PricingPage'),
  ),
  privacy: lazyAgain(
    () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/PrivacyPage'),
  ),
  blog: lazyAgain(() => import(/* webpackChunkName: "page-blog" */ '../pages/blog/BlogPage')),
  article: lazyAgain(
    () => import(/* webpackChunkName: "page-article" */ '../pages/article/ArticlePage'),
  ),
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

// A component accepts the ids that share its name.
const getPage = (id: AnyPageId) =>
  pages[getPageName(id)] as PreloadableComponent<{ readonly id: AnyPageId }>

/**
 * Returns the element of a page, whose code is loaded when it is first rendered. All articles have one
 * key, so that a switch of language does not remount an article.
 */
export const createPageElement = (id: AnyPageId) =>
  createElement(getPage(id), { key: isArticleId(id) ? 'article' : id, id })

/** Loads a page's component before it is rendered, because hydration must not suspend on the page's own code. */
export const preloadPage = (id: AnyPageId): Promise<void> => getPage(id).preload()
