import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageId } from '../site/siteMap'

type AnyPageId = PageId | 'notFound'

interface PageModule<Id> {
  default: ComponentType<{ readonly id: Id }>
}

const industry = () => import('../pages/industry/IndustryPage')
const article = () => import('../pages/article/ArticlePage')

const pageModules: { readonly [Id in AnyPageId]: () => Promise<PageModule<Id>> } = {
  home: () => import('../pages/home/HomePage'),
  scheduleDemo: () => import('../pages/scheduleDemo/ScheduleDemoPage'),
  howItWorks: () => import('../pages/howItWorks/HowItWorksPage'),
  industries: () => import('../pages/industries/IndustriesPage'),
  financial: industry,
  retail: industry,
  automotive: industry,
  health: industry,
  pricing: () => import('../pages/pricing/PricingPage'),
  privacy: () => import('../pages/privacy/PrivacyPage'),
  blog: () => import('../pages/blog/BlogPage'),
  turingTest: article,
  conversationalAssistant: article,
  transformingCustomerService: article,
  automatedProcesses: article,
  unifiedCommunications: article,
  metaVerification: article,
  googleTerms: () => import('../pages/googleTerms/GoogleTermsPage'),
  search: () => import('../pages/search/SearchPage'),
  notFound: () => import('../pages/notFound/NotFoundPage'),
}

// Each entry takes its own id, which the table above has checked.
type PageComponent = LazyExoticComponent<ComponentType<{ readonly id: AnyPageId }>>

/** The component of every page of the site map, loaded when it is first shown. */
export const pageComponents = Object.fromEntries(
  Object.entries(pageModules).map(([id, load]) => [
    id,
    lazy(load as () => Promise<PageModule<AnyPageId>>),
  ]),
) as Record<AnyPageId, PageComponent>
