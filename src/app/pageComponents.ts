import { createElement, lazy, type ComponentType } from 'react'
import { isArticleId } from '../content/articles'
import { isIndustryKey } from '../site/industries'
import type { AnyPageId } from '../site/siteMap'

interface PageModule<Id> {
  default: ComponentType<{ readonly id: Id }>
}

// The names of the chunks are those that pageChunkOf gives.
const industry = () =>
  import(/* webpackChunkName: "page-industry" */ '../pages/industry/IndustryPage')
const article = () => import(/* webpackChunkName: "page-article" */ '../pages/article/ArticlePage')

const pageModules: { readonly [Id in AnyPageId]: () => Promise<PageModule<Id>> } = {
  home: () => import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage'),
  scheduleDemo: () =>
    import(/* webpackChunkName: "page-scheduleDemo" */ '../pages/scheduleDemo/ScheduleDemoPage'),
  howItWorks: () =>
    import(/* webpackChunkName: "page-howItWorks" */ '../pages/howItWorks/HowItWorksPage'),
  industries: () =>
    import(/* webpackChunkName: "page-industries" */ '../pages/industries/IndustriesPage'),
  financial: industry,
  retail: industry,
  automotive: industry,
  health: industry,
  pricing: () => import(/* webpackChunkName: "page-pricing" */ '../pages/pricing/PricingPage'),
  privacy: () => import(/* webpackChunkName: "page-privacy" */ '../pages/privacy/PrivacyPage'),
  blog: () => import(/* webpackChunkName: "page-blog" */ '../pages/blog/BlogPage'),
  turingTest: article,
  conversationalAssistant: article,
  transformingCustomerService: article,
  automatedProcesses: article,
  unifiedCommunications: article,
  metaVerification: article,
  googleTerms: () =>
    import(/* webpackChunkName: "page-googleTerms" */ '../pages/googleTerms/GoogleTermsPage'),
  search: () => import(/* webpackChunkName: "page-search" */ '../pages/search/SearchPage'),
  notFound: () => import(/* webpackChunkName: "page-notFound" */ '../pages/notFound/NotFoundPage'),
}

/** The name of the chunk that holds a page's component. */
export function pageChunkOf(id: AnyPageId): string {
  if (isIndustryKey(id)) return 'page-industry'
  return isArticleId(id) ? 'page-article' : `page-${id}`
}

type PageComponent = ComponentType<{ readonly id: AnyPageId }>

// Each entry takes its own id, which the table above has checked.
const load = (id: AnyPageId) => pageModules[id]() as Promise<PageModule<AnyPageId>>

const components = new Map<AnyPageId, PageComponent>()

function componentOf(id: AnyPageId): PageComponent {
  const known = components.get(id)
  if (known) return known
  const component = lazy(() => load(id))
  components.set(id, component)
  return component
}

/** A page to be shown; its code is loaded when it first is, unless it has been before. */
export const pageElement = (id: AnyPageId) => createElement(componentOf(id), { key: id, id })

/**
 * Loads the component of a page before it is rendered, so that it is there at once: a page that React
 * takes over must not wait for its own code. One that is rendered already stays what it is.
 */
export async function preloadPage(id: AnyPageId): Promise<void> {
  if (components.has(id)) return
  const { default: component } = await load(id)
  if (!components.has(id)) components.set(id, component)
}
