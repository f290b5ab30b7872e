import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import type { PageId } from '../site/siteMap'

interface PageModule {
  default: ComponentType
}

const pageModules: Record<PageId | 'notFound', () => Promise<PageModule>> = {
  home: () => import('../pages/home/HomePage'),
  scheduleDemo: () => import('../pages/scheduleDemo/ScheduleDemoPage'),
  notFound: () => import('../pages/notFound/NotFoundPage'),
}

type PageComponents = Record<PageId | 'notFound', LazyExoticComponent<ComponentType>>

/** The component of every page of the site map, each in a chunk of its own. */
export const pageComponents = Object.fromEntries(
  Object.entries(pageModules).map(([id, load]) => [id, lazy(load)]),
) as PageComponents
