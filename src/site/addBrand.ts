import { siteConfig } from './siteConfig'

/** The title of a page: its name and the brand, which comes first on the home page. */
export const addBrand = (name: string, page?: string): string =>
  page === 'home' ? `${siteConfig.brand} | ${name}` : `${name} | ${siteConfig.brand}`
