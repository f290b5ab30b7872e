import { screen } from '@testing-library/react'
import type { StructuredContent } from '@/content/sections'
import type { IndustryKey } from '@/site/industries'
import type { Language } from '@/site/language'
import { getRoutePath } from '@/site/routes'
import { renderWithProviders } from '@/testing/renderWithProviders'
import IndustryPage from '../IndustryPage'

/** Renders an industry page with all its content loaded, and returns that content too. */
export async function renderIndustry(id: IndustryKey, language: Language = 'es', query = '') {
  const section = `industry/${id}` as const
  const view = await renderWithProviders(<IndustryPage id={id} />, {
    language,
    path: getRoutePath(id, language) + query,
    // Testimonials, where the owner has filled in a case.
    namespaces: ['assistants', 'industries', 'industry', 'testimonials', section],
  })
  const content = view.i18n.getResourceBundle(
    language,
    section,
  ) as StructuredContent[typeof section]
  return { ...view, content }
}

/** The texts of all headings of a level, in document order. */
export const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

/** The first list after the section's title. */
export function listBelow(title: string): HTMLElement {
  const heading = screen.getByRole('heading', { level: 2, name: title })
  const list = screen
    .getAllByRole('list')
    .find((each) => each.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING)
  if (!list) throw new Error(`Nothing is listed below '${title}'`)
  return list
}
